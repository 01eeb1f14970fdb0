"""Finds what a person has to look at in a supplier's invoice."""

# region invoice
import re
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

CENT = Decimal("0.01")
RATES = {Decimal(rate) for rate in ("0", "4", "10", "21")}
SURCHARGES = {Decimal("4"): Decimal("0.5"), Decimal("10"): Decimal("1.4"), Decimal("21"): Decimal("5.2")}


@dataclass(frozen=True)
class TaxLine:
    base: Decimal
    rate: Decimal  # percent, for example 21
    tax: Decimal
    surcharge: Decimal = Decimal(0)  # equivalence surcharge, an amount


@dataclass(frozen=True)
class Invoice:
    supplier_tax_id: str
    number: str
    issued: date
    lines: list[TaxLine]
    withheld: Decimal  # IRPF, 0 if there is none
    total: Decimal
    iban: str
# endregion


# region identifiers
IBAN_LENGTHS = {"ES": 24, "PT": 25, "FR": 27, "DE": 22, "IT": 27, "NL": 18, "BE": 16, "IE": 22}  # your suppliers' countries


def compact(text: str) -> str:
    return "".join(text.split()).upper()


def valid_iban(iban: str) -> bool:
    text = compact(iban)
    if not re.fullmatch(r"[A-Z]{2}[0-9]{2}[A-Z0-9]+", text) or len(text) != IBAN_LENGTHS.get(text[:2]):
        return False
    return int("".join(str(int(c, 36)) for c in text[4:] + text[:4])) % 97 == 1


def valid_nif(tax_id: str) -> bool:
    """Control character of a Spanish tax id: person (DNI, NIE) or organization."""
    text = compact(tax_id)
    if re.fullmatch(r"[0-9XYZKLM][0-9]{7}[A-Z]", text):
        digits = text[1:8] if text[0] in "KLM" else text[:8].translate(str.maketrans("XYZ", "012"))
        return text[8] == "TRWAGMYFPDXBNJZSQVHLCKE"[int(digits) % 23]
    if re.fullmatch(r"[ABCDEFGHJNPQRSUVW][0-9]{7}[0-9A-J]", text):
        doubled = sum(sum(divmod(2 * int(c), 10)) for c in text[1:8:2])
        digit = str(-(doubled + sum(int(c) for c in text[2:8:2])) % 10)
        letter = "JABCDEFGHI"[int(digit)]
        return text[8] in (digit if text[0] in "ABEH" else letter if text[0] in "NPQRSW" else digit + letter)
    return False


def number_key(number: str) -> tuple[str, ...]:
    """The same for "F-0001", "F/1" and "f 1"; another one for "F-10"."""
    return tuple(part.lstrip("0") for part in re.findall(r"[0-9]+|[^\W\d_]+", number.upper()))
# endregion


# region checks
def problems(invoice: Invoice, known_ibans: set[str], seen: set[tuple[str, str]], today: date) -> list[str]:
    """The points that a person has to look at. Pass an empty set of accounts for an unknown supplier."""
    amounts = [invoice.withheld, invoice.total]
    amounts += [n for line in invoice.lines for n in (line.base, line.rate, line.tax, line.surcharge)]
    if not all(amount.is_finite() for amount in amounts):
        return ["an amount is not a number"]

    found = []
    if not invoice.lines:
        found.append("no tax lines")
    for line in invoice.lines:
        if line.rate not in RATES:
            found.append(f"{line.rate}% is not a VAT rate")
        if abs(line.base * line.rate / 100 - line.tax) > CENT:
            found.append(f"tax at {line.rate}% does not follow from its base")
        if line.surcharge and abs(line.base * SURCHARGES.get(line.rate, Decimal(0)) / 100 - line.surcharge) > CENT:
            found.append(f"surcharge at {line.rate}% does not follow from its base")
    base = sum((line.base for line in invoice.lines), Decimal(0))
    if not 0 <= invoice.withheld <= max(base, Decimal(0)):
        found.append("amount withheld is negative or above the base")
    due = base + sum((line.tax + line.surcharge for line in invoice.lines), Decimal(0)) - invoice.withheld
    if abs(due - invoice.total) > CENT:
        found.append(f"lines give {due}, the invoice says {invoice.total}")
    if invoice.issued > today:
        found.append("dated in the future")
    if not valid_nif(invoice.supplier_tax_id):
        found.append("tax id is not a valid Spanish one")
    if (compact(invoice.supplier_tax_id), number_key(invoice.number)) in {(compact(t), number_key(n)) for t, n in seen}:
        found.append("already registered")
    if not valid_iban(invoice.iban):
        found.append("bank account number is not valid")
    if compact(invoice.iban) not in {compact(iban) for iban in known_ibans}:
        found.append("bank account is not in the supplier's record")
    return found
# endregion
