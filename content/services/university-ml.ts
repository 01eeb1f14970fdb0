import type { Service } from './schema.ts'

export const universityMl: Service = {
  group: 'specialized',
  formats: ['workshop', 'program'],
  for: ['university', 'family'],
  name: 'University machine learning',
  title: 'Machine learning for university students',
  teaser: 'Machine learning in notebooks, up to your thesis',
  description:
    'Machine learning sessions for university students: theory tied to notebooks, evaluation on unseen data, and support for a project you can defend.',
  intro:
    'Lectures give you the formula and labs give you a notebook that already runs. The step between them, where you choose a model, break it and find out why, is what we practice here. You work on your course material or on the data of your thesis.',
  audience: [
    'Students of engineering, mathematics, economics or biology in a first machine learning course',
    'Final-year and master students whose thesis needs a model',
    'Student clubs and departments that want a workshop for a group',
  ],
  learn: [
    {
      id: 'split',
      before: 'Report the score on the training data',
      after: 'Split data so that the test score means something',
    },
    {
      id: 'baseline',
      before: 'Start with the largest network',
      after: 'Compare a neural network with a simple baseline, and to accept the result',
    },
    {
      id: 'reproducible',
      before: 'Hand in a notebook that runs on one laptop only',
      after: 'Write code and reports that somebody else can run again',
    },
  ],
  curriculum: [
    {
      id: 'data',
      when: { unit: 'week', first: 1, last: 1, hours: 3 },
      title: 'Data and baselines',
      text: 'Loading, cleaning, splits, and a first model that every later one must beat.',
    },
    {
      id: 'linear-models',
      when: { unit: 'week', first: 2, last: 2, hours: 3 },
      title: 'Linear models',
      text: 'Regression, regularization and gradient descent, once by hand and then in code.',
    },
    {
      id: 'trees',
      when: { unit: 'week', first: 3, last: 3, hours: 3 },
      title: 'Trees and ensembles',
      text: 'Random forests, boosting, and why they do so well on tables.',
    },
    {
      id: 'neural-networks',
      when: { unit: 'week', first: 4, last: 4, hours: 3 },
      title: 'Neural networks',
      text: 'Backpropagation, training loops, and debugging a loss that will not fall.',
    },
    {
      id: 'transformers',
      when: { unit: 'week', first: 5, last: 5, hours: 3 },
      title: 'Transformers',
      text: 'Attention, embeddings, and fine-tuning a small open model.',
    },
    {
      id: 'project',
      when: { unit: 'week', first: 6, last: 6, hours: 3 },
      title: 'Your project',
      text: 'Error analysis, a clear report, and a rehearsal of the questions a committee asks.',
    },
  ],
  stack: [
    'Python',
    'Jupyter',
    'Google Colab',
    'NumPy',
    'pandas',
    'scikit-learn',
    'PyTorch',
    'Hugging Face Transformers',
  ],
  outcomes: [
    { id: 'project', file: 'project.ipynb', text: 'A project with a baseline, a model and an error analysis' },
    { id: 'repository', file: 'repository/', text: 'A repository that runs on a clean machine' },
    { id: 'limits', file: 'limits.md', text: 'A page on the limits of your data and of your result' },
  ],
  faq: [
    {
      id: 'assignments',
      question: 'Will you do my assignment or my thesis?',
      answer:
        'No. I explain, ask and review, and the work stays yours. We follow the rules of your university on AI tools and outside help, and I advise you to name both in the text.',
    },
    {
      id: 'mathematics',
      question: 'How much mathematics do I need?',
      answer:
        'Derivatives, matrices and basic probability at first-year level. What is rusty gets a short review at the moment we use it.',
    },
    {
      id: 'gpu',
      question: 'Do I need a computer with a GPU?',
      answer:
        'No. The exercises run on an ordinary laptop or in a free Colab session. The models in the deep learning part are small on purpose.',
    },
    {
      id: 'groups',
      question: 'Can a department or a student club book a group?',
      answer:
        'Yes: as a 1-2 day workshop at a fixed price, or over 4-6 weeks, scoped by module and group size, in Spanish or English. Individual students usually work online.',
    },
  ],
  callsFor: 'student',
  post: 'teaching-machine-learning-with-notebooks',
  related: ['data-science-training', 'advanced-ai', 'prompt-engineering'],
}
