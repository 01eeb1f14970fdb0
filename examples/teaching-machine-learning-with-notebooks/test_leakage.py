"""With NumPy and scikit-learn the numbers of the post are checked; without them, fakes show what each score is given."""

import sys
import unittest
from importlib.util import find_spec
from unittest.mock import MagicMock

INSTALLED = find_spec("numpy") is not None and find_spec("sklearn") is not None

if not INSTALLED:
    parts = ["dummy", "feature_selection", "linear_model", "model_selection", "neighbors", "pipeline"]
    sys.modules.update({name: MagicMock() for name in ["numpy", "sklearn", *(f"sklearn.{part}" for part in parts)]})

import groups
import leakage


@unittest.skipUnless(INSTALLED, "NumPy and scikit-learn are not installed")
class Numbers(unittest.TestCase):
    def test_the_numbers_of_the_post(self):
        scores = {name: value.round(2) for name, value in leakage.score(7).items()}
        self.assertEqual(scores, {"leaky": 0.85, "honest": 0.52, "baseline": 0.5})

    def test_rows_of_one_person_on_both_sides_look_like_knowledge(self):
        scores = groups.score(7)
        self.assertGreater(scores["KFold"], 0.9)
        self.assertLess(scores["GroupKFold"], 0.7)


@unittest.skipIf(INSTALLED, "the numbers are checked instead")
class Arguments(unittest.TestCase):
    def test_only_the_leaky_score_gets_features_that_saw_the_labels(self):
        leakage.cross_val_score = MagicMock()
        leakage.score(7)
        X = leakage.np.random.default_rng().normal()
        chosen = leakage.SelectKBest().fit_transform()
        self.assertEqual([call.args[1] for call in leakage.cross_val_score.call_args_list], [chosen, X, X])

    def test_only_the_second_split_knows_the_people(self):
        groups.cross_val_score = MagicMock()
        groups.score(7)
        self.assertEqual(["groups" in call.kwargs for call in groups.cross_val_score.call_args_list], [False, True])


if __name__ == "__main__":
    unittest.main()
