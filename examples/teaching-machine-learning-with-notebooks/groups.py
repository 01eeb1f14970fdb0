"""A second leak to find in class: rows of one person on both sides of the split."""

# region lesson
import numpy as np
from sklearn.model_selection import GroupKFold, KFold, cross_val_score
from sklearn.neighbors import KNeighborsClassifier


def score(seed, people=40, rows=5):
    rng = np.random.default_rng(seed)
    person = np.repeat(np.arange(people), rows)
    X = rng.normal(size=(people, 10))[person] + rng.normal(scale=0.3, size=(people * rows, 10))
    y = rng.permutation(np.repeat([0, 1], people // 2))[person]  # a coin toss for each person

    model = KNeighborsClassifier(n_neighbors=3)
    return {
        "KFold": cross_val_score(model, X, y, cv=KFold(5, shuffle=True, random_state=seed)).mean(),
        "GroupKFold": cross_val_score(model, X, y, groups=person, cv=GroupKFold(5)).mean(),
    }
# endregion
