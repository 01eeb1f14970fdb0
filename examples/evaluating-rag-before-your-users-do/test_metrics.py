import unittest

from metrics import chance, compare, hit, kappa, power, reciprocal_rank, report, wilson


class Search(unittest.TestCase):
    def test_all_needed_passages_must_be_among_the_first(self):
        self.assertTrue(hit(["a", "b", "c"], {"a", "b"}, 2))
        self.assertFalse(hit(["a", "c", "b"], {"a", "b"}, 2))

    def test_a_duplicate_uses_up_a_place(self):
        self.assertFalse(hit(["a", "a", "b"], {"a", "b"}, 2))

    def test_the_rank_of_the_first_useful_passage_counts(self):
        self.assertEqual(reciprocal_rank(["x", "a"], {"a"}), 0.5)
        self.assertEqual(reciprocal_rank(["x"], {"a"}), 0.0)


class Intervals(unittest.TestCase):
    def test_the_table_of_the_post(self):
        rows = {(18, 20): (70, 97), (45, 50): (79, 96), (90, 100): (83, 94), (180, 200): (85, 93), (360, 400): (87, 93)}
        for counts, percents in rows.items():
            self.assertEqual(tuple(round(100 * bound) for bound in wilson(*counts)), percents)

    def test_no_results_say_nothing(self):
        self.assertEqual(wilson(0, 0), (0.0, 1.0))
        self.assertEqual(report("hit@5", []), "hit@5: 0/0, plausibly 0% to 100%")

    def test_a_report_names_count_and_range(self):
        self.assertEqual(report("hit@5", [True] * 45 + [False] * 5), "hit@5: 45/50, plausibly 79% to 96%")


class Comparisons(unittest.TestCase):
    def test_only_questions_that_flipped_count(self):
        self.assertEqual(compare([True, False, False, True], [True, True, False, False]), (1, 1, 1.0))

    def test_lists_of_other_questions_are_refused(self):
        with self.assertRaises(ValueError):
            compare([True], [True, False])

    def test_five_repairs_alone_may_be_chance_and_six_hardly(self):
        self.assertEqual(chance(0, 0), 1.0)
        self.assertEqual(chance(5, 0), 0.0625)
        self.assertEqual(chance(6, 0), 0.03125)

    def test_the_tables_of_the_post(self):
        percents = {(5, 0): 6.25, (6, 0): 3.1, (8, 1): 3.9, (8, 2): 10.9, (10, 2): 3.9, (12, 4): 7.7}
        for flips, percent in percents.items():
            self.assertAlmostEqual(100 * chance(*flips), percent, delta=0.05)
        shares = {(0.20, 0.02): 76, (0.15, 0.05): 24, (0.10, 0.02): 20, (0.06, 0.03): 2}
        for change, percent in shares.items():
            self.assertEqual(round(100 * power(50, *change)), percent)


class Agreement(unittest.TestCase):
    def test_agreement_by_habit_is_no_agreement(self):
        first = ["yes"] * 9 + ["no"]
        second = ["no"] + ["yes"] * 9
        self.assertAlmostEqual(kappa(first, second), -0.111, places=3)

    def test_full_agreement_is_one(self):
        self.assertEqual(kappa(["yes", "no"], ["yes", "no"]), 1.0)
        self.assertEqual(kappa(["yes"], ["yes"]), 1.0)


if __name__ == "__main__":
    unittest.main()
