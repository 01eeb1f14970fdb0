import unittest
from math import isnan

from benefit import net_benefit
from read_paper import ppv, wilson


class Numbers(unittest.TestCase):
    def test_the_table_of_predictive_values(self):
        for prevalence, percent in {0.5: 90.0, 0.2: 69.2, 0.05: 32.1, 0.01: 8.3}.items():
            self.assertEqual(round(100 * ppv(0.9, 0.9, prevalence), 1), percent)

    def test_a_test_without_alarms_has_no_predictive_value(self):
        self.assertTrue(isnan(ppv(0, 1, 0.1)))

    def test_the_interval_of_the_post(self):
        self.assertEqual([round(100 * bound) for bound in wilson(18, 20)], [70, 97])


class Benefit(unittest.TestCase):
    def test_the_table_of_net_benefit(self):
        """At 5% prevalence, per 1,000 patients: a test of 90% and 90%, and calling everybody back."""
        rows = {0.02: (43.1, 30.6), 0.05: (40.0, 0.0), 0.10: (34.4, -55.6), 0.20: (21.3, -187.5)}
        for threshold, expected in rows.items():
            for (sensitivity, specificity), benefit in zip(((0.9, 0.9), (1, 0)), expected):
                self.assertAlmostEqual(1000 * net_benefit(sensitivity, specificity, 0.05, threshold), benefit, delta=0.06)

    def test_calling_nobody_back_gains_nothing(self):
        self.assertEqual(net_benefit(0, 1, 0.05, 0.1), 0)


if __name__ == "__main__":
    unittest.main()
