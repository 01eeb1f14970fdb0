import unittest
from dataclasses import replace
from datetime import date
from decimal import Decimal

from invoices import Invoice, TaxLine, number_key, problems, valid_iban, valid_nif
from measure import slipped

TODAY = date(2026, 11, 22)
RIGHT = Invoice(
    supplier_tax_id="12345678Z",
    number="F-0001",
    issued=date(2026, 11, 2),
    lines=[TaxLine(Decimal("1000.00"), Decimal("21"), Decimal("210.00"))],
    withheld=Decimal("150.00"),
    total=Decimal("1060.00"),
    iban="ES91 2100 0418 4502 0005 1332",
)


def check(seen: set[tuple[str, str]] | None = None, **changes: object) -> list[str]:
    return problems(replace(RIGHT, **changes), {"es91 2100 0418 4502 0005 1332"}, seen or set(), TODAY)


class Problems(unittest.TestCase):
    def test_a_right_invoice_has_none(self) -> None:
        self.assertEqual(check(), [])

    def test_a_rate_that_does_not_exist_is_found_even_where_the_sums_are_right(self) -> None:
        line = TaxLine(Decimal("1000"), Decimal("99"), Decimal("990"))
        self.assertEqual(check(lines=[line], total=Decimal("1840")), ["99% is not a VAT rate"])

    def test_an_invoice_without_lines_is_found(self) -> None:
        self.assertEqual(check(lines=[], withheld=Decimal(0), total=Decimal(0)), ["no tax lines"])

    def test_a_negative_withheld_amount_is_found(self) -> None:
        found = check(withheld=Decimal("-150"), total=Decimal("1360"))
        self.assertEqual(found, ["amount withheld is negative or above the base"])

    def test_a_duplicate_is_found_however_its_number_is_typed(self) -> None:
        self.assertEqual(check(seen={("12345678z ", "f 1")}), ["already registered"])
        self.assertEqual(check(seen={("12345678Z", "F-10")}), [])
        self.assertNotEqual(number_key("2026-1"), number_key("20261"))

    def test_an_amount_that_is_no_number_is_a_problem_and_no_crash(self) -> None:
        self.assertEqual(check(total=Decimal("NaN")), ["an amount is not a number"])

    def test_an_equivalence_surcharge_must_follow_from_its_base(self) -> None:
        line = TaxLine(Decimal("1000"), Decimal("21"), Decimal("210"), surcharge=Decimal("52"))
        self.assertEqual(check(lines=[line], total=Decimal("1112")), [])
        wrong = replace(line, surcharge=Decimal("50"))
        self.assertEqual(check(lines=[wrong], total=Decimal("1110")), ["surcharge at 21% does not follow from its base"])

    def test_a_new_account_and_a_date_in_the_future_are_found(self) -> None:
        found = check(iban="DE89370400440532013000", issued=date(2026, 11, 23))
        self.assertEqual(found, ["dated in the future", "bank account is not in the supplier's record"])

    def test_a_credit_note_goes_to_a_person(self) -> None:
        line = TaxLine(Decimal("-100"), Decimal("21"), Decimal("-21"))
        self.assertTrue(check(lines=[line], withheld=Decimal("-15"), total=Decimal("-106")))


class Identifiers(unittest.TestCase):
    def test_accounts_need_a_country_and_its_length(self) -> None:
        self.assertTrue(valid_iban("ES9121000418450200051332"))
        for wrong in ("0001000000000000", "ES9121000418450200051333", "ES912100041845020", "ES91²1000418450200051332", ""):
            self.assertFalse(valid_iban(wrong), wrong)

    def test_tax_ids_need_their_control_character(self) -> None:
        for right in ("12345678Z", "X1234567L", "A58818501", "P2807900B", "Q2818016D", "J99216582"):
            self.assertTrue(valid_nif(right), right)
        for wrong in ("12345678A", "X1234567Z", "A58818502", "P28079002", "Q2818016E", ""):
            self.assertFalse(valid_nif(wrong), wrong)


class Measurement(unittest.TestCase):
    def test_arithmetic_does_not_see_a_wrong_invoice_number(self) -> None:
        self.assertEqual(slipped("number", 200), (1, 1))
        self.assertEqual(slipped("supplier_tax_id", 200), (1, 0))
        self.assertEqual(slipped("iban", 200), (0, 0))
        self.assertLess(slipped("total", 200)[0], 0.1)


if __name__ == "__main__":
    unittest.main()
