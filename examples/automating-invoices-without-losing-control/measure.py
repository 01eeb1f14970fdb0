"""Changes one digit of a right invoice and counts how often the checks say nothing: python3 measure.py"""

import random
from dataclasses import replace
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal

from invoices import CENT, Invoice, TaxLine, compact, problems

TODAY = date(2026, 11, 22)
FIELDS = ["base", "rate", "tax", "withheld", "total", "iban", "issued", "supplier_tax_id", "number"]


def invent(rng: random.Random) -> Invoice:
    lines = []
    for rate in rng.sample([4, 10, 21], rng.choice([1, 2])):
        base = Decimal(rng.randint(1_000, 999_999)) / 100
        lines.append(TaxLine(base, Decimal(rate), cents(base * rate / 100)))
    base = sum(line.base for line in lines)
    withheld = cents(base * rng.choice([0, 15]) / 100)
    account = f"{rng.randrange(10**20):020}"
    digits = f"{rng.randrange(10**8):08}"
    return Invoice(
        supplier_tax_id=digits + "TRWAGMYFPDXBNJZSQVHLCKE"[int(digits) % 23],
        number=f"{rng.choice('ABF')}-{rng.randint(1_000, 9_999)}",
        issued=TODAY - timedelta(days=rng.randrange(365)),
        lines=lines,
        withheld=withheld,
        total=base + sum(line.tax for line in lines) - withheld,
        iban=f"ES{98 - int(account + '142800') % 97:02}{account}",
    )


def cents(amount: Decimal) -> Decimal:
    return amount.quantize(CENT, ROUND_HALF_UP)


def change_digit(rng: random.Random, text: str) -> str:
    at = rng.choice([index for index, letter in enumerate(text) if letter.isdigit()])
    return text[:at] + rng.choice([d for d in "0123456789" if d != text[at]]) + text[at + 1 :]


def misread(rng: random.Random, invoice: Invoice, field: str) -> Invoice:
    """@raises ValueError: a date that does not exist, which the reader notices by itself"""
    if field in ("base", "rate", "tax"):
        first, *others = invoice.lines
        changed = Decimal(change_digit(rng, str(getattr(first, field))))
        return replace(invoice, lines=[replace(first, **{field: changed}), *others])
    text = change_digit(rng, str(getattr(invoice, field)))
    kind = {"issued": date.fromisoformat, "withheld": Decimal, "total": Decimal}.get(field, str)
    return replace(invoice, **{field: kind(text)})


def slipped(field: str, count: int, seed: int = 1) -> tuple[float, float]:
    """Share of the misread invoices that pass: with all checks but the tax id's own, and with all."""
    rng = random.Random(seed)
    without = with_all = 0
    for _ in range(count):
        invoice = invent(rng)
        try:
            found = problems(misread(rng, invoice, field), {compact(invoice.iban)}, set(), TODAY)
        except ValueError:
            continue
        without += not [problem for problem in found if not problem.startswith("tax id")]
        with_all += not found
    return without / count, with_all / count


if __name__ == "__main__":
    print("| Field | Without the check of the tax id | With it |\n| --- | --- | --- |")
    for name in FIELDS:
        print("| {} | {:.0%} | {:.0%} |".format(name, *slipped(name, 4_000)))
