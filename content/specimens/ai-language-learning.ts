import type { Specimen } from './schema.ts'

export const aiLanguageLearning: Specimen = {
  kind: 'revision',
  look: 'essay',
  title: 'A learner’s mail, corrected one mistake at a time',
  caption: 'Your own draft first. Each correction gives its reason, and what comes back becomes a flashcard.',
  head: 'Spanish, level A2: to the landlady',
  paragraphs: [],
  byLocale: {
    en: {
      language: 'es',
      paragraphs: [
        'Hola, Carmen: la caldera no funciona [-por-] [+desde hace+][^1] tres días y el agua [-es-] [+está+][^2] fría.',
        '¿Puede venir el técnico [-en-] [+el+][^3] jueves? Por la mañana [-soy-] [+estoy+][^2] en casa.',
        'Un saludo, Daniel',
      ],
      notes: [
        { label: 'Still going on:', text: 'for three days is desde hace tres días, not por.' },
        { label: 'ser or estar:', text: 'a state and a place take estar. Twice, so it becomes a card.' },
        { label: 'Days:', text: 'on Thursday is el jueves, without en.' },
      ],
    },
    es: {
      language: 'en',
      paragraphs: [
        'Dear Ms Cole, I [-work-] [+have worked+][^1] on your order since Monday, and [-the most of-] [+most of+][^2] the parts are ready.',
        '[-Actually-] [+Right now+][^3] we are waiting for the valves.',
        'Best regards, Marta',
      ],
      notes: [
        { label: 'Desde el lunes hasta hoy:', text: 'present perfect; el presente no vale.' },
        { label: 'La mayoría de:', text: 'most of, sin the. Ya salió ayer: tarjeta.' },
        { label: 'Falso amigo:', text: 'actually es «en realidad».' },
      ],
    },
    fr: {
      language: 'es',
      paragraphs: [
        'Hola, Carmen: [-vengo de-] [+acabo de+][^1] hablar con la gestoría y la nómina [-es-] [+está+][^2] lista.',
        'Mañana veo [-el-] [+al+][^3] asesor y te cuento cómo [-es-] [+está+][^2] el contrato.',
        'Un saludo, Hélène',
      ],
      notes: [
        { label: 'Passé récent :', text: 'acabar de ; venir garde son sens de mouvement.' },
        { label: 'Ser ou estar :', text: 'un état prend estar. Deux fois : une carte.' },
        { label: 'Personne :', text: 'le complément prend a, et a + el donne al.' },
      ],
    },
    zh: {
      language: 'es',
      paragraphs: [
        'Hola, Carmen: ayer [-yo voy-] [+fui+][^1] al banco y [-abro-] [+abrí+][^1] la cuenta.',
        '[-Tarjeta-] [+La tarjeta+][^2] nueva llega en dos [-semana-] [+semanas+][^3].',
        'Un saludo, Yun',
      ],
      notes: [
        { label: '时态：', text: '昨天做完的事用简单过去时。出现两次，做成卡片。' },
        { label: '冠词：', text: '双方都知道是哪张卡，要加 la。' },
        { label: '复数：', text: '两个以上，名词加 -s。' },
      ],
    },
  },
  notes: [],
}
