import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import type { Values } from '../templates/fields.ts'
import type { TemplateId } from '../templates/templates.ts'

/** A dictated sentence and what it states, as a radiologist reads it. */
export type DictatedSentence = {
  locale: DemoLocale
  template: TemplateId
  text: string
  general: Values
  findings: Values[]
}

/**
 * Invented sentences in the style of reports. Behind the arrow stand the facts, findings apart by `/`; a sentence without
 * any states nothing that the templates ask for.
 */
const sentences: Record<`${DemoLocale} ${TemplateId}`, string> = {
  'en thyroid': `
    No microcalcifications, macrocalcifications or rim calcifications. =>
    Solid hypoechoic nodule of 14 mm in the left lobe, wider than tall, smooth margins. No microcalcifications, macrocalcifications or rim calcifications. => composition=solid echogenicity=hypoechoic size=14 side=left shape=wider margin=smooth foci=none
    Solid nodule of 11 mm in the right lobe. Suspicious lymph nodes: none. => composition=solid size=11 side=right lymphNodes=unremarkable
    Suspicious cervical lymph nodes are not seen. => lymphNodes=unremarkable
    No nodule in the left lobe, cystic nodule of 9 mm in the right lobe. => composition=cystic size=9 side=right
    Spongiform nodule of 16 x 12 mm in the isthmus without microcalcifications, lobulated margins, or extrathyroidal extension. => composition=spongiform size=16,12 side=isthmus
    Solid nodule of 13 mm on the right, microcalcifications absent, smooth margins. => composition=solid size=13 side=right margin=smooth
    Solid isoechoic nodule of 20 mm, left lobe; extrathyroidal extension cannot be excluded. => composition=solid echogenicity=hyperOrIsoechoic size=20 side=left
    Possible microcalcifications in the solid nodule. =>
    No change in the solid nodule of 12 mm in the lower pole of the right lobe. => composition=solid size=12 third=lower side=right
    Not only hypoechoic but markedly hypoechoic, solid nodule in the left lobe. => composition=solid side=left
    The left lobe measures 4.8 cm. Solid nodule in the right lobe, 8 mm. => composition=solid side=right size=8
    Isthmus of 3 mm, no nodules. =>
    Solid nodule in the right lobe, previously 8 mm, now 12 mm. => composition=solid side=right size=12
    The cystic nodule of the left lobe is no longer seen. =>
    Solid nodule of 15 mm in the right lobe, larger than on the left. => composition=solid size=15 side=right
    If microcalcifications appear, biopsy of the nodule is advised. =>
    Mixed cystic and solid nodule, 18 mm, right lobe, not taller than wide. => composition=mixed size=18 side=right
    Nodule of 10 mm, isthmus, is not solid but cystic. => composition=cystic size=10 side=isthmus
    Absence of extrathyroidal extension or suspicious lymph nodes. => lymphNodes=unremarkable
    Thyroid free of nodules, no suspicious lymph nodes. => lymphNodes=unremarkable
    Solid nodule of 17 mm with rim calcifications but no punctate echogenic foci. => composition=solid size=17 foci=rim
    No echogenic foci other than macrocalcifications. =>
    Solid nodule of 9 mm in the right lobe, neither microcalcifications nor extrathyroidal extension. => composition=solid size=9 side=right
    Family history of thyroid cancer. Cystic nodule of 6 mm in the left lobe. => composition=cystic size=6 side=left
    Hypoechoic solid nodule of the right lobe, rim calcifications resolved. => echogenicity=hypoechoic composition=solid side=right
    There are no suspicious features such as microcalcifications, irregular margins or a taller-than-wide shape. =>
    Isoechoic solid nodule, 22 mm, left lobe. Calcifications: no. Extrathyroidal extension: no. => echogenicity=hyperOrIsoechoic composition=solid size=22 side=left foci=none
    Right lobe nodule measuring 8 to 10 mm, solid. => side=right composition=solid
    The previously seen 9 mm cystic nodule on the left has resolved; new solid nodule of 7 mm on the right. => composition=solid size=7 side=right
    Solid nodule, right lobe, 12 mm, which does not contain punctate echogenic foci. => composition=solid side=right size=12
    Punctate echogenic foci were not identified within the solid nodule of the left lobe. =>
    Solid nodule of the right lobe measures 13 mm, increased by 2 mm. => composition=solid side=right size=13
    No nodules, cysts, or suspicious lymph nodes. => lymphNodes=unremarkable
    Hypoechoic nodule, not markedly hypoechoic, 9 mm, isthmus. => echogenicity=hypoechoic size=9 side=isthmus
    Mixed nodule of 19 mm in the left lobe without calcifications; margins are smooth. => composition=mixed size=19 side=left foci=none margin=smooth
    Rim calcifications? None. =>
    Suspicious lymph node of 14 mm at left level IV. Solid nodule of 10 mm in the right lobe. => lymphNodes=suspicious composition=solid size=10 side=right
    Solid nodule 15 mm left lobe, no evidence of extrathyroidal extension, smooth margins. => composition=solid size=15 side=left margin=smooth
    Wider than tall, not spongiform, solid nodule, 11 mm, right. => shape=wider composition=solid size=11 side=right
    The nodule isn't cystic. =>
    Neither lobe contains nodules. =>
    No suspicious nodules are identified. =>
    Right lobe: 14 mm solid nodule. Left lobe: no nodule. Isthmus: 2 mm. => side=right size=14 composition=solid
    The nodule shows no microcalcifications, no rim calcifications and no extrathyroidal extension. =>
    Solid, hypoechoic nodule, no microcalcifications, right lobe, 13 mm. => composition=solid echogenicity=hypoechoic side=right size=13
    Microcalcifications and macrocalcifications are both absent. =>
    Extrathyroidal extension is excluded, solid nodule of 20 mm, right lobe. => composition=solid size=20 side=right
    No definite microcalcifications. Margins are ill-defined. Solid nodule, 9 mm, left. => margin=illDefined composition=solid size=9 side=left
    12 mm solid nodule left lobe without change since 2022 => size=12 composition=solid side=left
    Solid nodule left lobe 12 mm no microcalcifications => composition=solid side=left size=12
    Suspicious lymph nodes on the left cannot be ruled out. =>
    Punctate echogenic foci: absent; macrocalcifications: present. => foci=macrocalcifications
    A 10 mm nodule in the left lobe, either cystic or spongiform. => size=10 side=left
    Doubtful rim calcifications, solid nodule, 11 mm, isthmus. => composition=solid size=11 side=isthmus
    Biopsy was negative. Solid nodule 18 mm in the right lobe. => composition=solid size=18 side=right
    Nodule not present on the prior exam: solid, 8 mm, left lobe. => composition=solid size=8 side=left
    No longer cystic, the nodule is now solid, 9 mm, right lobe. => composition=solid size=9 side=right
    A 7 mm hypoechoic lymph node in the right neck. =>
    Nodules: 0. =>
    Lobulated margins not demonstrated; solid isoechoic nodule 25 mm right lobe. => composition=solid echogenicity=hyperOrIsoechoic size=25 side=right
    The right lobe is enlarged, hypoechoic, 60 x 25 mm, with a spongiform nodule of 12 mm. => side=right composition=spongiform size=12
    Solid nodule 12 mm right lobe w/o microcalcifications, irregular margins or extrathyroidal extension. => composition=solid size=12 side=right
    Echogenic foci none. Solid nodule of 10 mm, left lobe. => foci=none composition=solid size=10 side=left
    Without evidence of microcalcifications, rim calcifications, nor extrathyroidal extension. =>
    The margins are not irregular or lobulated. Solid nodule of 12 mm, right lobe. => composition=solid size=12 side=right
    Microcalcifications have not been demonstrated in this 9 mm nodule. =>
    Suspicious cervical lymph nodes: negative. => lymphNodes=unremarkable
    Suspicious lymph nodes (-). => lymphNodes=unremarkable
    Solid nodule without any of the following: microcalcifications, rim calcifications, taller-than-wide shape. => composition=solid
    Nodule in the left lobe: solid, 13 mm, smooth margins, no macrocalcifications, no punctate echogenic foci, not taller than wide. => side=left composition=solid size=13 margin=smooth
    Not a single nodule is seen in the right lobe. =>
    Extrathyroidal extension is not suspected. =>
    There was no interval growth of the 11 mm solid left nodule. => size=11 composition=solid side=left
    No increase in size of the cystic nodule, 9 mm, in the isthmus. => composition=cystic size=9 side=isthmus
    Left lobe 42 x 14 x 13 mm; right lobe 45 x 15 x 14 mm; isthmus 2 mm. Solid nodule right lobe 8 mm. => composition=solid side=right size=8
    Thyroid gland measures 5 cm. No nodules. =>
    Solid nodule of 14 mm with no microcalcifications but with macrocalcifications, right lobe. => composition=solid size=14 foci=macrocalcifications side=right
    Unlike the left lobe, the right lobe contains a solid nodule of 9 mm. => side=right composition=solid size=9
    Mixed nodule, right, 2.1 cm, no suspicious features. => composition=mixed side=right size=21
    Right lobe: 18 x 12 mm solid hypoechoic nodule, mid pole, smooth margins, wider than tall. No calcifications. Left lobe: 6 mm cyst. No suspicious lymph nodes. => side=right size=18,12 composition=solid echogenicity=hypoechoic third=middle margin=smooth shape=wider foci=none / side=left size=6 composition=cystic lymphNodes=unremarkable
    There is no evidence of microcalcifications, macrocalcifications, or peripheral calcifications in the solid nodule of the left lobe. =>
    No punctate echogenic foci, no macrocalcifications, no rim calcifications; solid nodule, 12 mm, isthmus. => composition=solid size=12 side=isthmus
    Solid nodule of 12 mm in the right lobe, microcalcifications: none, macrocalcifications: none. => composition=solid size=12 side=right
    Suspicious lymph nodes are absent and extrathyroidal extension is absent. => lymphNodes=unremarkable
    The isthmus measures 3 mm and contains no nodule. Left lobe 40 mm. =>
    No significant change since 2023 of the 14 mm mixed nodule of the left lobe. => size=14 composition=mixed side=left
    Irregular margins: no. Solid nodule, 12 mm, right lobe. => composition=solid size=12 side=right
    Isoechoic nodule with hypoechoic halo, 11 mm, left lobe. => echogenicity=hyperOrIsoechoic size=11 side=left
    No large comet-tail artifacts. =>
    Nodule of the left lobe, solid, 10 mm, not only hypoechoic but also with microcalcifications. => side=left composition=solid size=10 echogenicity=hypoechoic foci=punctate
    Extrathyroidal extension cannot be completely excluded, solid nodule of 22 mm, right lobe. => composition=solid size=22 side=right
    Not identified: microcalcifications, rim calcifications. =>
    A solid nodule of the right lobe of 9 mm without increase. => composition=solid side=right size=9
  `,
  'en chest': `
    62-year-old, no known cancer, immunosuppression or high risk. Solid nodule of 7 mm in the right upper lobe, single, smooth margins. => age=62 exclusions=none attenuation=solid size=7 side=right lobe=upper count=single outline=smooth
    62-year-old, low risk. No change in the single solid nodule of 9 mm in the right upper lobe. => age=62 risk=low count=single attenuation=solid size=9 side=right lobe=upper
    No known malignancy. Ground-glass nodule of 6 x 5 mm in the lingula. => attenuation=groundGlass size=6,5 lobe=lingula
    Patient denies immunosuppression and known cancer. => exclusions=none
    Solid nodule in the left lower lobe, 8 x 6 mm, not spiculated. => attenuation=solid side=left lobe=lower size=8,6
    No spiculated, lobulated or part-solid nodules. =>
    Part-solid nodule of 14 x 11 mm in the LUL with a solid component of 5 mm, no lobulated margins. => attenuation=partSolid size=14,11 side=left lobe=upper solidComponent=5
    Right middle lobe nodule of 5 x 4 mm, ground-glass rather than solid. => side=right lobe=middle size=5,4 attenuation=groundGlass
    The solid nodule of the right lower lobe has resolved. =>
    Multiple solid nodules, the largest 6 x 6 mm in the RUL, none spiculated. => count=multiple attenuation=solid size=6,6 side=right lobe=upper
    History of cancer: none. Immunosuppression: none. => exclusions=none
    Her mother had known cancer. =>
    The patient is not immunosuppressed. =>
    High risk is not present. =>
    No pleural effusion, single solid nodule of 7 x 7 mm in the left upper lobe. => count=single attenuation=solid size=7,7 side=left lobe=upper
    Solid nodule of 8 x 8 mm, 10 mm from the pleura, right lower lobe. => attenuation=solid size=8,8 side=right lobe=lower
    Solid nodule in the left lower lobe grown from 6 mm to 9 mm. => attenuation=solid side=left lobe=lower size=9
    Ground-glass nodule smaller than 6 mm in the right upper lobe. => attenuation=groundGlass side=right lobe=upper
    Probable ground-glass opacity in the left upper lobe. =>
    Follow-up CT in 6 months if the solid nodule grows. =>
    No evidence of growth of the single solid nodule in the right middle lobe, 6 x 5 mm. => count=single attenuation=solid side=right lobe=middle size=6,5
    Screening CT. Solid nodule in the RLL, 9 x 7 mm, spiculated margins. => exclusions=screening attenuation=solid side=right lobe=lower size=9,7 outline=spiculated
    Negative for known cancer or immunosuppression. => exclusions=none
    Spiculated margins are absent. Solid nodule of 10 x 9 mm, left upper lobe. => attenuation=solid size=10,9 side=left lobe=upper
    No immunosuppression; known cancer (breast). => exclusions=cancer
    The patient has never had cancer and is not immunosuppressed. => exclusions=none
    Nodule in the right upper lobe, 6 x 5 mm, likely ground-glass. => side=right lobe=upper size=6,5
    No solid component is seen in the ground-glass nodule of 10 x 9 mm, left lower lobe. => size=10,9 side=left lobe=lower
    Solid nodule in the right lower lobe is unchanged at 5 x 5 mm, not lobulated or spiculated. => attenuation=solid side=right lobe=lower size=5,5
    In 2021 the solid nodule was 4 mm; today it measures 6 x 6 mm in the left upper lobe. => size=6,6 side=left lobe=upper
    Not high risk, 58-year-old. => age=58
    Solid nodule, 8 x 8 mm, right middle lobe, without spiculation, lobulated margins. => attenuation=solid size=8,8 side=right lobe=middle
    Consider biopsy of spiculated nodules above 10 mm. =>
    Solid nodule of at least 9 mm in the left lower lobe. => attenuation=solid side=left lobe=lower
    No nodule, mass or ground-glass opacity. =>
    70-year-old smoker, high risk, no immunosuppression or known cancer. Ground-glass nodule, single, 8 x 7 mm, lingula. => age=70 risk=high exclusions=none attenuation=groundGlass count=single size=8,7 lobe=lingula
    Known cancer in remission. => exclusions=cancer
    Family history of lung cancer, no personal history of cancer. =>
    No new nodules. Stable solid nodule of 5 x 5 mm in the right upper lobe. => attenuation=solid size=5,5 side=right lobe=upper
    The 9 mm nodule previously described in the left lower lobe is not seen today. =>
    Solid nodule RUL 7 x 6 mm (was 5 x 4 mm). => attenuation=solid side=right lobe=upper size=7,6
    Exclude known cancer before follow-up. =>
    Patient without high risk, cancer, or immunosuppression. => exclusions=none
    Ground-glass nodule, no solid component, 12 x 10 mm, right lower lobe. => attenuation=groundGlass size=12,10 side=right lobe=lower
    Margins neither spiculated nor lobulated. Solid nodule 6 x 6 mm, right middle lobe. => attenuation=solid size=6,6 side=right lobe=middle
    No immunosuppression, known cancer, or screening history. => exclusions=none
    Low risk patient, 50 years old, no history of cancer, not immunocompromised. => risk=low age=50 exclusions=none
    No change, growth, or spiculation of the solid nodule in the RUL, 6 x 6 mm. => attenuation=solid side=right lobe=upper size=6,6
    Spiculation is not seen. =>
    There is no ground-glass component; single solid nodule, 8 x 7 mm, lingula. => count=single attenuation=solid size=8,7 lobe=lingula
    Immunosuppression is denied. =>
    No prior cancer. =>
    Emphysema. No effusion, adenopathy, or nodules. =>
    Solid nodules in the right upper lobe, none larger than 4 mm. => attenuation=solid side=right lobe=upper
    No left-sided nodule. Right-sided solid nodule of 7 x 5 mm in the lower lobe. => side=right attenuation=solid size=7,5 lobe=lower
    Neoplasm cannot be excluded. Part-solid nodule of 11 x 9 mm, RLL, solid component 5 mm. => attenuation=partSolid size=11,9 side=right lobe=lower solidComponent=5
    45-year-old woman, no known malignancy, not immunosuppressed, low risk. Multiple solid nodules, the largest 5 x 5 mm in the left lower lobe, without spiculation. => age=45 exclusions=none risk=low count=multiple attenuation=solid size=5,5 side=left lobe=lower
    No solid, part-solid or ground-glass nodules. No spiculation. =>
    Single ground-glass nodule of 7 x 6 mm, right upper lobe, no growth since 2024. => count=single attenuation=groundGlass size=7,6 side=right lobe=upper
    Known cancer: no. Immunosuppression: no. High risk: no. => exclusions=none
    No history of cancer, immunosuppression or smoking. Solid nodule 8 x 8 mm RLL. => exclusions=none attenuation=solid size=8,8 side=right lobe=lower
    Lymph nodes not enlarged. Solid nodule of 6 x 5 mm, RML. => attenuation=solid size=6,5 side=right lobe=middle
  `,
  'es thyroid': `
    Nódulo sólido de 12 mm en lóbulo derecho. Microcalcificaciones: ausentes. => composition=solid size=12 side=right
    Nódulo sólido isoecoico de 15 mm en el istmo, sin microcalcificaciones, macrocalcificaciones ni calcificaciones en anillo. => composition=solid echogenicity=hyperOrIsoechoic size=15 side=isthmus foci=none
    No se observan adenopatías sospechosas. => lymphNodes=unremarkable
    Adenopatías sospechosas: no. => lymphNodes=unremarkable
    Nódulo quístico izquierdo de 8 mm sin cambios. => composition=cystic side=left size=8
    Sin cambios en el nódulo sólido derecho de 10 mm. => composition=solid side=right size=10
    Nódulo sólido hipoecoico de 13 mm, lóbulo izquierdo, no se puede descartar extensión extratiroidea. => composition=solid echogenicity=hypoechoic size=13 side=left
    Lóbulo derecho de 45 x 15 mm, sin nódulos. =>
    El istmo mide 4 mm. Nódulo espongiforme de 9 mm en el lóbulo izquierdo. => composition=spongiform size=9 side=left
    Nódulo sólido en el polo inferior derecho, antes 7 mm, ahora 9 mm. => composition=solid third=lower side=right size=9
    Microcalcificaciones no se identifican. =>
    No hay nódulos en el lóbulo izquierdo, nódulo mixto de 21 mm en el lóbulo derecho. => composition=mixed size=21 side=right
    Nódulo sólido de 11 mm, más ancho que alto, con márgenes lisos y sin calcificaciones. => composition=solid size=11 shape=wider margin=smooth foci=none
    Posibles focos ecogénicos puntiformes. =>
    Si aparecen microcalcificaciones, se recomienda punción. =>
    Nódulo sólido izquierdo de 14 mm, mayor que el derecho. => composition=solid side=left size=14
    El nódulo no es sólido sino quístico. => composition=cystic
    El nódulo sólido del lóbulo derecho ha desaparecido. =>
    No aumenta el nódulo sólido hipoecoico de 16 mm del lóbulo derecho. => composition=solid echogenicity=hypoechoic size=16 side=right
    Nódulo sólido derecho de 10 mm, extensión extratiroidea descartada. => composition=solid side=right size=10
    Nódulo no hipoecoico, sólido, de 12 mm, en el istmo. => composition=solid size=12 side=isthmus
    Tiroides libre de nódulos. =>
    Ausencia de microcalcificaciones, bordes irregulares o extensión extratiroidea. =>
    Nódulo muy hipoecoico, sólido, izquierdo, con microcalcificaciones. => echogenicity=veryHypoechoic composition=solid side=left foci=punctate
    Antecedentes familiares de cáncer de tiroides, nódulo quístico derecho de 5 mm. =>
    No presenta macrocalcificaciones, tampoco calcificaciones periféricas. =>
    Glándula hipoecoica sin nódulos. =>
    Se observa nódulo sólido de 17 mm en lóbulo izquierdo, sin claras microcalcificaciones, bordes lobulados. => composition=solid size=17 side=left margin=lobulatedOrIrregular
    Calcificaciones no se ven. Nódulo mixto derecho de 12 mm. => composition=mixed side=right size=12
    Nódulo quístico, nunca sólido, de 9 mm, lóbulo derecho. => composition=cystic size=9 side=right
    Extensión extratiroidea: sí. Nódulo sólido de 30 mm en lóbulo izquierdo. => composition=solid size=30 side=left margin=extrathyroidal
    No se visualizan ni microcalcificaciones ni adenopatías sospechosas. => lymphNodes=unremarkable
    El nódulo mide 11 mm (previo 9 mm), sólido, en el istmo. => size=11 composition=solid side=isthmus
    Nódulo sólido, derecho, de 8 a 10 mm. => composition=solid side=right
    Resto del tiroides sin alteraciones, macrocalcificaciones o nódulos. =>
    Adenopatía de 12 mm en nivel III izquierdo, no sospechosa. =>
    Carece de calcificaciones. Nódulo espongiforme de 20 mm, izquierdo. => composition=spongiform size=20 side=left
    A descartar extensión extratiroidea en nódulo sólido. =>
    Sin adenopatías sospechosas, nódulo sólido de 10 mm en lóbulo izquierdo. => lymphNodes=unremarkable composition=solid size=10 side=left
    Nódulo sólido izquierdo de 9 mm, sin calcificaciones, bordes lisos y más ancho que alto. => composition=solid side=left size=9 foci=none margin=smooth shape=wider
    Nódulo derecho de 13 mm sin microcalcificaciones y con bordes irregulares, sólido. => side=right size=13 composition=solid
    No se objetivan nódulos, quistes, calcificaciones o adenopatías. => lymphNodes=unremarkable
    Microcalcificaciones, macrocalcificaciones y calcificaciones periféricas: negativo. =>
    Nódulo quístico en el lóbulo derecho que no ha variado, 12 mm. => composition=cystic side=right size=12
    Se descarta extensión extratiroidea; nódulo sólido, 21 mm, izquierdo. => composition=solid size=21 side=left
    Dudosa extensión extratiroidea. =>
    Istmo: nódulo sólido de 6 mm. Lóbulo derecho: sin hallazgos. => side=isthmus composition=solid size=6
    Nódulo mixto de 15 mm, antes sólido, en el istmo. => composition=mixed size=15 side=isthmus
    La madre tuvo nódulos sólidos. =>
    Nódulo más alto que ancho no, más ancho que alto sí. => shape=wider
    Sin evidencia de microcalcificaciones, macrocalcificaciones o calcificaciones en cáscara de huevo. =>
    Ausencia de focos ecogénicos, extensión extratiroidea y adenopatías sospechosas. =>
    Nódulo izquierdo, sólido, 1,4 cm, contornos no irregulares. => side=left composition=solid size=14
    No muestra microcalcificaciones ni extensión extratiroidea el nódulo sólido. =>
    Adenopatías sospechosas: ninguna. => lymphNodes=unremarkable
    Calcificaciones (no). Nódulo quístico derecho, 7 mm. => composition=cystic side=right size=7
    El lóbulo derecho mide 50 mm y el izquierdo 48 mm, sin nódulos. =>
    Persiste sin cambios significativos el nódulo sólido de 11 mm del istmo. => composition=solid size=11 side=isthmus
    Nódulo sólido de 12 mm, lóbulo derecho, sin que se observen microcalcificaciones. => composition=solid size=12 side=right
    No es posible descartar microcalcificaciones en el nódulo sólido izquierdo de 9 mm. =>
    No hay adenopatías cervicales. Nódulo espongiforme de 13 mm, derecho. => lymphNodes=unremarkable composition=spongiform size=13 side=right
    Lóbulo derecho: nódulo sólido de 12 x 9 mm, hipoecoico, sin microcalcificaciones, macrocalcificaciones o calcificaciones periféricas. Lóbulo izquierdo normal. => side=right composition=solid size=12,9 echogenicity=hypoechoic foci=none
    Lóbulo derecho de 4,6 cm y lóbulo izquierdo de 4,4 cm. Nódulo quístico de 8 mm en el lóbulo izquierdo. => composition=cystic size=8 side=left
    Microcalcificaciones: no. Macrocalcificaciones: sí. Nódulo sólido derecho de 14 mm. => foci=macrocalcifications composition=solid side=right size=14
    No se identifican microcalcificaciones, extensión extratiroidea ni adenopatías sospechosas. => lymphNodes=unremarkable
    Bordes irregulares ausentes; nódulo isoecoico de 9 mm, istmo. => echogenicity=hyperOrIsoechoic size=9 side=isthmus
    No solo microcalcificaciones, también extensión extratiroidea. => foci=punctate margin=extrathyroidal
    Sin crecimiento respecto al control previo, nódulo sólido izquierdo de 10 mm. => composition=solid side=left size=10
    Nódulo sólido derecho de 10 mm no sospechoso. => composition=solid side=right size=10
  `,
  'es chest': `
    Paciente de 55 años, bajo riesgo, sin cáncer conocido ni inmunosupresión. Nódulo sólido único de 6 x 5 mm en el LSD. => age=55 risk=low exclusions=none attenuation=solid count=single size=6,5 side=right lobe=upper
    Sin inmunosupresión, cáncer conocido ni alto riesgo. => exclusions=none
    Nódulo sólido de 8 x 7 mm en el lóbulo inferior izquierdo, sin espiculaciones. => attenuation=solid size=8,7 side=left lobe=lower
    Nódulo en vidrio deslustrado de 9 x 8 mm en LID, no sólido. => attenuation=groundGlass size=9,8 side=right lobe=lower
    No se aprecian nódulos sólidos en el lóbulo superior derecho. =>
    Niega inmunosupresión. =>
    Inmunosupresión: no. Cáncer conocido: no. => exclusions=none
    Múltiples nódulos sólidos, el mayor de 7 x 6 mm en el lóbulo medio derecho, ninguno espiculado. => count=multiple attenuation=solid size=7,6 lobe=middle side=right
    Nódulo parcialmente sólido de 12 x 10 mm en el LSI, con un componente sólido de 4 mm, previamente de 2 mm. => attenuation=partSolid size=12,10 side=left lobe=upper solidComponent=4
    Nódulo sólido que ha crecido de 5 mm a 8 mm, lóbulo inferior derecho. => attenuation=solid size=8 side=right lobe=lower
    Nódulo sólido menor de 6 mm en el lóbulo superior izquierdo. => attenuation=solid side=left lobe=upper
    Nódulo sólido de 9 x 9 mm a 5 mm de la pleura, lóbulo inferior izquierdo. => attenuation=solid size=9,9 side=left lobe=lower
    Probable nódulo en vidrio deslustrado en la língula. =>
    No se descarta nódulo sólido en el lóbulo inferior derecho. =>
    El nódulo sólido del lóbulo superior izquierdo ya no se observa. =>
    Sin crecimiento del nódulo sólido único de 6 x 6 mm del LSD. => attenuation=solid count=single size=6,6 side=right lobe=upper
    Su padre tuvo cáncer conocido. =>
    No solo es espiculado, es un nódulo sólido de 11 x 10 mm en el lóbulo superior derecho. => outline=spiculated attenuation=solid size=11,10 side=right lobe=upper
    Estudio sin nódulos, sin derrame pleural. =>
    TC de cribado, nódulo sólido de 7 x 6 mm, lóbulo medio derecho, márgenes lisos. => exclusions=screening attenuation=solid size=7,6 lobe=middle side=right outline=smooth
    No es de alto riesgo. =>
    Cortes de 1 mm. Nódulo sólido de 8 x 6 mm en LID. => attenuation=solid size=8,6 side=right lobe=lower
    Nódulo único, sólido, de 10 x 8 mm, en el lóbulo inferior izquierdo; márgenes espiculados ausentes. => count=single attenuation=solid size=10,8 side=left lobe=lower
    En caso de inmunosupresión, control a los 3 meses. =>
    No fumador, sin antecedentes de cáncer, sin inmunosupresión, nódulo sólido de 5 x 4 mm en el LSI. => exclusions=none attenuation=solid size=5,4 side=left lobe=upper
    Nódulo de 7 x 6 mm en lóbulo superior derecho, no en vidrio deslustrado sino sólido. => size=7,6 side=right lobe=upper attenuation=solid
    Ni espiculado ni lobulado, nódulo sólido en el LID, 9 x 8 mm. => attenuation=solid side=right lobe=lower size=9,8
    Los nódulos sólidos descritos en el lóbulo superior izquierdo no son visibles actualmente. =>
    Nódulo sólido en lóbulo medio derecho, 6 x 5 mm, que antes medía 6 mm. => attenuation=solid lobe=middle side=right size=6,5
    Cáncer conocido descartado; inmunosupresión descartada. => exclusions=none
    Sin nódulos sólidos, en vidrio deslustrado ni parcialmente sólidos. =>
    Paciente de 48 años, no inmunodeprimido y sin neoplasia conocida. => age=48 exclusions=none
    Nódulo único de 8 x 7 mm en LSD; no se observan espiculaciones; sólido. => count=single size=8,7 side=right lobe=upper attenuation=solid
    Nódulo sólido en LII estable, 6 x 5 mm, sin crecimiento ni espiculación. => attenuation=solid side=left lobe=lower size=6,5
    No procede considerar alto riesgo. =>
    El nódulo sólido de 8 x 8 mm del LSD persiste sin cambios. => attenuation=solid size=8,8 side=right lobe=upper
    Sin cáncer conocido, inmunosupresión ni alto riesgo. => exclusions=none
    No consta inmunosupresión, cáncer conocido o cribado. => exclusions=none
    Ningún nódulo sólido, en vidrio deslustrado o parcialmente sólido. =>
    Nódulo sólido en el LID de 7 x 7 mm con bordes no espiculados. => attenuation=solid side=right lobe=lower size=7,7
    Bajo riesgo, no alto riesgo. => risk=low
    Sin nódulos en el pulmón izquierdo; en el lóbulo superior derecho, nódulo en vidrio deslustrado de 8 x 8 mm. => side=right lobe=upper attenuation=groundGlass size=8,8
    Mujer de 52 años sin antecedentes de cáncer ni inmunosupresión, bajo riesgo. Nódulo único en vidrio deslustrado de 7 x 6 mm en LSI. => age=52 exclusions=none risk=low count=single attenuation=groundGlass size=7,6 side=left lobe=upper
    No cáncer conocido, no inmunosupresión, no alto riesgo. => exclusions=none
    Espiculaciones: ausentes. Nódulo sólido de 7 x 7 mm, LID. => attenuation=solid size=7,7 side=right lobe=lower
    Sin cambios en el nódulo parcialmente sólido de 12 x 11 mm del LSD, componente sólido de 5 mm. => attenuation=partSolid size=12,11 side=right lobe=upper solidComponent=5
  `,
  'fr thyroid': `
    Pas de microcalcification, de macrocalcification ni de calcification périphérique. =>
    Nodule solide hypoéchogène de 12 mm du lobe droit, contours réguliers, sans calcification. => composition=solid echogenicity=hypoechoic size=12 side=right margin=smooth foci=none
    Adénopathies suspectes : aucune. => lymphNodes=unremarkable
    Microcalcifications : absentes. =>
    Pas de nodule du lobe gauche, nodule kystique de 7 mm du lobe droit. => composition=cystic size=7 side=right
    Pas de changement du nodule solide de 14 mm du lobe gauche. => composition=solid size=14 side=left
    Nodule solide de 11 mm de l’isthme, l’extension extrathyroïdienne ne peut être exclue. => composition=solid size=11 side=isthmus
    Le lobe droit mesure 48 mm. Nodule spongiforme du lobe gauche, 10 mm. => composition=spongiform side=left size=10
    Nodule solide du lobe droit mesurant 13 mm, contre 10 mm précédemment. => composition=solid side=right size=13
    Le nodule n’est pas solide mais kystique. => composition=cystic
    Possibles foyers échogènes ponctués. =>
    Si des microcalcifications apparaissent, une cytoponction est recommandée. =>
    Nodule mixte de 22 mm du lobe gauche, plus gros qu’à droite. => composition=mixed size=22 side=left
    Le nodule kystique du lobe droit n’est plus visible. =>
    Nodule solide isoéchogène, plus large que haut, lobe gauche, 9 mm, ni microcalcification ni adénopathie suspecte. => composition=solid echogenicity=hyperOrIsoechoic shape=wider side=left size=9 lymphNodes=unremarkable
    Absence d’adénopathie suspecte. => lymphNodes=unremarkable
    Nodule solide de 15 mm du lobe droit sans extension extrathyroïdienne, contours irréguliers ou microcalcifications. => composition=solid size=15 side=right
    Thyroïde indemne de nodule. =>
    Nodule solide, non hypoéchogène, de 8 mm, isthme. => composition=solid size=8 side=isthmus
    Microcalcifications non visibles. =>
    Antécédents familiaux de cancer de la thyroïde. =>
    On ne voit pas de nodule solide dans le lobe gauche. =>
    Nodule très hypoéchogène du pôle supérieur gauche, contours lobulés, avec macrocalcifications. => echogenicity=veryHypoechoic third=upper side=left margin=lobulatedOrIrregular foci=macrocalcifications
    Non seulement solide, mais plus haut que large, nodule de 10 mm du lobe droit. => composition=solid shape=taller size=10 side=right
    Aucune adénopathie suspecte, aucun nodule. => lymphNodes=unremarkable
    Nodule solide du tiers moyen droit, 16 mm, macrocalcifications disparues. => composition=solid third=middle side=right size=16
    Pas d’argument pour une extension extrathyroïdienne, nodule solide de 12 mm à droite. => composition=solid size=12 side=right
    Le lobe gauche est sans nodule, sans calcification. =>
    Nodule hypoéchogène solide du lobe gauche ne contenant pas de microcalcifications, 14 mm. => echogenicity=hypoechoic composition=solid side=left size=14
    Absence de macrocalcifications, de microcalcifications et de calcifications périphériques. =>
    Nodule de 9 mm, plutôt kystique que solide, lobe droit. => size=9 side=right
    Il n’existe ni nodule ni adénopathie suspecte. => lymphNodes=unremarkable
    Nodule solide de l’isthme de 7 mm, jamais plus haut que large. => composition=solid side=isthmus size=7
    Extension extrathyroïdienne suspectée. =>
    Nodule solide du lobe droit augmenté de 3 mm, actuellement 15 mm. => composition=solid side=right size=15
    Nodule solide de 10 mm du lobe gauche, pas de calcification, contours lisses, plus large que haut. => composition=solid size=10 side=left foci=none margin=smooth shape=wider
    Il n’y a pas d’extension extrathyroïdienne ni d’adénopathie suspecte. => lymphNodes=unremarkable
    Microcalcifications non retrouvées, nodule mixte droit de 17 mm. => composition=mixed side=right size=17
    Sans nodule à droite, nodule solide de 12 mm à gauche. => composition=solid size=12 side=left
    Doute sur une extension extrathyroïdienne. =>
    Nodule solide, 8 mm, isthme, stable par rapport à 2021. => composition=solid size=8 side=isthmus
    L’adénopathie suspecte a disparu. =>
    Le nodule ne présente ni microcalcification, ni macrocalcification, ni contours irréguliers. =>
    Nodule hypoéchogène non kystique de 11 mm, lobe droit. => echogenicity=hypoechoic size=11 side=right
    Absence de microcalcifications, macrocalcifications ou calcifications en coque. =>
    Sans microcalcifications, macrocalcifications ni extension extrathyroïdienne. =>
    Nodule solide gauche de 13 mm, pas d’augmentation de taille. => composition=solid side=left size=13
    Calcifications : néant. Nodule mixte de 10 mm du lobe droit. => foci=none composition=mixed size=10 side=right
    Contours non irréguliers, nodule solide, isthme, 8 mm. => composition=solid side=isthmus size=8
    Aucun signe d’extension extrathyroïdienne ni adénopathie suspecte. => lymphNodes=unremarkable
    Le lobe gauche ne contient aucun nodule, le lobe droit contient un nodule kystique de 6 mm. => composition=cystic size=6 side=right
    Adénopathies suspectes non identifiées. => lymphNodes=unremarkable
    Volume thyroïdien normal, lobe droit 45 x 14 mm, lobe gauche 43 x 13 mm, pas de nodule. =>
    Lobe droit : nodule solide isoéchogène de 15 x 11 mm, contours réguliers, sans microcalcifications ni macrocalcifications. Lobe gauche sans particularité. => side=right composition=solid echogenicity=hyperOrIsoechoic size=15,11 margin=smooth
    Microcalcifications : non. Nodule solide gauche de 10 mm. => composition=solid side=left size=10
    Lobe droit de 46 mm, isthme de 3 mm, lobe gauche de 44 mm. Nodule kystique de 6 mm à droite. => composition=cystic size=6 side=right
    Pas seulement hypoéchogène, le nodule solide du lobe droit est fortement hypoéchogène. => composition=solid side=right
    Sans changement, nodule mixte de 13 mm du lobe gauche. => composition=mixed size=13 side=left
    Aucune microcalcification, macrocalcification ou calcification périphérique, nodule solide de 9 mm, isthme. => foci=none composition=solid size=9 side=isthmus
    Adénopathie suspecte absente. => lymphNodes=unremarkable
    L’extension extrathyroïdienne n’est pas exclue. =>
  `,
  'fr chest': `
    Patient de 60 ans, risque faible, sans cancer connu ni immunodépression. Nodule solide unique de 7 x 6 mm du LSD. => age=60 risk=low exclusions=none attenuation=solid count=single size=7,6 side=right lobe=upper
    Pas de cancer connu, d’immunodépression ou de haut risque. => exclusions=none
    Nodule solide de 8 x 7 mm du lobe inférieur gauche, non spiculé. => attenuation=solid size=8,7 side=left lobe=lower
    Aucun nodule solide du lobe supérieur droit. =>
    Immunodépression : non. =>
    Nodule en verre dépoli de 9 x 7 mm de la lingula, sans composante solide. => attenuation=groundGlass size=9,7 lobe=lingula
    Plusieurs nodules solides, le plus grand de 6 x 6 mm du lobe moyen droit, aucun spiculé. => count=multiple attenuation=solid size=6,6 lobe=middle side=right
    Nodule solide passé de 6 mm à 9 mm, lobe inférieur droit. => attenuation=solid size=9 side=right lobe=lower
    Nodule solide de moins de 6 mm du lobe supérieur gauche. => attenuation=solid side=left lobe=upper
    Le nodule en verre dépoli du lobe inférieur droit a disparu. =>
    Sans modification du nodule solide unique de 8 x 8 mm du LIG. => attenuation=solid count=single size=8,8 side=left lobe=lower
    Probable nodule solide du lobe moyen droit. =>
    On ne peut exclure un nodule en verre dépoli du lobe supérieur gauche. =>
    Sa mère a un cancer connu. =>
    En cas d’immunodépression, contrôle à 3 mois. =>
    Nodule partiellement solide de 13 x 11 mm du LSG avec une composante solide de 6 mm, sans contours spiculés. => attenuation=partSolid size=13,11 side=left lobe=upper solidComponent=6
    Nodule solide de 10 x 9 mm à 4 mm de la plèvre, lobe inférieur droit. => attenuation=solid size=10,9 side=right lobe=lower
    Scanner de dépistage, nodule solide de 6 x 5 mm, lobe moyen droit, contours lisses. => exclusions=screening attenuation=solid size=6,5 lobe=middle side=right outline=smooth
    Pas de haut risque. =>
    Nodule solide et non en verre dépoli, 7 x 7 mm, lobe supérieur droit. => attenuation=solid size=7,7 side=right lobe=upper
    Le nodule solide du lobe supérieur gauche n’a pas augmenté, 6 x 6 mm. => attenuation=solid side=left lobe=upper size=6,6
    Coupes de 1 mm. Nodule solide de 9 x 8 mm du LID. => attenuation=solid size=9,8 side=right lobe=lower
    Contours spiculés : non. Nodule solide unique, LSD, 12 x 10 mm. => attenuation=solid count=single side=right lobe=upper size=12,10
    Pas d’épanchement pleural, pas de nodule. =>
    Nodule solide du LSD de 6 x 5 mm sans caractère spiculé ni lobulé. => attenuation=solid side=right lobe=upper size=6,5
    Patient non immunodéprimé, aucun cancer connu. => exclusions=none
    Lobe supérieur gauche : nodule en verre dépoli de 8 x 7 mm, sans changement par rapport à l’examen précédent. => side=left lobe=upper attenuation=groundGlass size=8,7
    N’est plus retrouvé le nodule solide du lobe inférieur gauche. =>
    Pas de nodule solide, en verre dépoli ou partiellement solide. =>
    Le risque n’est pas élevé. =>
    Nodule unique de 7 x 7 mm du lobe inférieur droit, solide, sans spiculation, contours lisses. => count=single size=7,7 side=right lobe=lower attenuation=solid outline=smooth
    Absence de nodule solide ou en verre dépoli. =>
    Patiente de 66 ans, antécédent de cancer du sein, haut risque. => age=66 exclusions=cancer risk=high
    Jamais de cancer, pas d’immunodépression. => exclusions=none
    Nodule en verre dépoli du LSG, 8 x 6 mm, inchangé, sans composante solide ni contours spiculés. => attenuation=groundGlass side=left lobe=upper size=8,6
    Contrôle si le nodule solide dépasse 8 mm. =>
    Sans cancer connu, immunodépression ni haut risque. => exclusions=none
    Pas d’immunodépression, pas de cancer connu, pas de dépistage. => exclusions=none
    Nodule solide du LSG non modifié, 7 x 6 mm, sans spiculations. => attenuation=solid side=left lobe=upper size=7,6
    Nodules solides multiples, aucun de plus de 5 mm. => attenuation=solid count=multiple
    Femme de 47 ans, risque faible, ni cancer connu ni immunodépression. Nodule solide unique de 6 x 6 mm du LID, sans changement. => age=47 risk=low exclusions=none attenuation=solid count=single size=6,6 side=right lobe=lower
    Immunodépression absente, cancer connu absent. => exclusions=none
    Pas de changement du nodule en verre dépoli de la lingula, 7 x 5 mm. => attenuation=groundGlass lobe=lingula size=7,5
  `,
  'zh thyroid': `
    右叶实性低回声结节，12 mm，宽大于高，边缘光滑，未见微钙化、粗大钙化或环状钙化。 => side=right composition=solid echogenicity=hypoechoic size=12 shape=wider margin=smooth foci=none
    颈部可疑淋巴结：无。 => lymphNodes=unremarkable
    微钙化：未见。 =>
    左叶未见结节，右叶见囊性结节，8 mm。 => composition=cystic side=right size=8
    右叶实性结节，10 mm，较前无变化。 => side=right composition=solid size=10
    左叶实性结节，13 mm，不能除外甲状腺外侵犯。 => side=left composition=solid size=13
    甲状腺右叶大小约 46 × 15 mm，左叶见实性结节，9 mm。 => side=left composition=solid size=9
    峡部厚约 3 mm，未见结节。 =>
    右叶实性结节，原 8 mm，现 12 mm。 => side=right composition=solid size=12
    可能有微钙化。 =>
    如出现微钙化，建议穿刺。 =>
    左叶囊实性结节，18 mm，比右侧大。 => side=left composition=mixed size=18
    结节并非实性，而是囊性。 => composition=cystic
    右叶囊性结节已消失。 =>
    未见粗大钙化，微钙化或环状钙化。 =>
    左叶海绵状结节，15 mm，无钙化。 => side=left composition=spongiform size=15 foci=none
    右叶实性结节，边缘不光滑，11 mm。 => side=right composition=solid size=11
    否认甲状腺外侵犯。 =>
    左叶结节，14 mm，极低回声，纵横比大于1，可见点状强回声。 => side=left size=14 echogenicity=veryHypoechoic shape=taller foci=punctate
    颈部未见肿大淋巴结。 => lymphNodes=unremarkable
    甲状腺癌家族史。 =>
    右叶实性结节，不仅低回声，而且边缘不规则，10 mm。 => side=right composition=solid echogenicity=hypoechoic margin=lobulatedOrIrregular size=10
    未见可疑淋巴结及甲状腺外侵犯。 => lymphNodes=unremarkable
    峡部等回声实性结节，7 mm，钙化（-）。 => side=isthmus echogenicity=hyperOrIsoechoic composition=solid size=7 foci=none
    疑似微钙化，结节位于左叶。 => side=left
    双叶未见实性或囊性结节。 =>
    左叶低回声结节，未除外微钙化，9 mm。 => side=left echogenicity=hypoechoic size=9
    右叶结节，实性，10 mm，无明显微钙化，边缘光滑。 => side=right composition=solid size=10 margin=smooth
    双侧颈部未见明显肿大淋巴结，左叶囊性结节，5 mm。 => lymphNodes=unremarkable side=left composition=cystic size=5
    右叶实性结节，直径 8～10 mm。 => side=right composition=solid
    甲状腺未见明显结节，峡部不厚。 =>
    左叶结节原为 6 mm，目前 9 mm，实性。 => side=left size=9 composition=solid
    右叶结节既非囊性也非海绵状，为实性，12 mm。 => side=right composition=solid size=12
    可疑淋巴结位于左侧，8 mm。 => lymphNodes=suspicious
    边缘不规则未见，左叶实性结节，11 mm。 => side=left composition=solid size=11
    右叶未见明显异常，左叶实性结节，12 mm，边界清，未见钙化及异常淋巴结。 => side=left composition=solid size=12 foci=none lymphNodes=unremarkable
    结节无微钙化，无环状钙化，无甲状腺外侵犯。 =>
    左叶结节，实性，8 mm，微钙化待排。 => side=left composition=solid size=8
    右叶囊性结节，6 mm，与前片比较无明显改变。 => side=right composition=cystic size=6
    甲状腺双叶大小正常，未见实性、囊性或混合性结节。 =>
    左叶低回声结节，边缘光滑，不伴钙化，10 mm。 => side=left echogenicity=hypoechoic margin=smooth foci=none size=10
    右叶结节穿刺后已消失。 =>
    右叶结节，9 mm，实性，未见纵横比大于1。 => side=right size=9 composition=solid
    微钙化、粗大钙化及环状钙化均未见。 =>
    左叶实性结节，11 mm，边缘无不规则。 => side=left composition=solid size=11
    颈部淋巴结未见异常，右叶囊性结节，7 mm。 => lymphNodes=unremarkable side=right composition=cystic size=7
    右叶实性结节，9 mm，未见微钙化，也未见甲状腺外侵犯。 => side=right composition=solid size=9
    右叶长径 45 mm，左叶长径 43 mm，均未见结节。 =>
    左叶实性结节，大小 12 mm，与前次相比无增大。 => side=left composition=solid size=12
    强回声灶：阴性。右叶实性结节，8 mm。 => foci=none side=right composition=solid size=8
    甲状腺右叶 46 × 15 × 14 mm，左叶 44 × 14 × 13 mm，峡部 3 mm。右叶中部见实性低回声结节，12 × 9 mm，边缘光滑，宽大于高，未见钙化。颈部未见可疑淋巴结。 => side=right third=middle composition=solid echogenicity=hypoechoic size=12,9 margin=smooth shape=wider foci=none lymphNodes=unremarkable
    右叶实性结节，12 mm，微钙化阴性，粗大钙化阴性。 => side=right composition=solid size=12
    未见微钙化、粗大钙化及环状钙化，左叶实性结节，9 mm。 => foci=none side=left composition=solid size=9
    左叶结节不仅低回声，还有微钙化，实性，10 mm。 => side=left echogenicity=hypoechoic foci=punctate composition=solid size=10
    可疑淋巴结未见。 => lymphNodes=unremarkable
    甲状腺外侵犯待排，右叶实性结节，20 mm。 => side=right composition=solid size=20
  `,
  'zh chest': `
    患者 60 岁，低危，无癌症史及免疫抑制。右肺上叶单发实性结节，8 mm × 7 mm。 => age=60 risk=low exclusions=none side=right lobe=upper count=single attenuation=solid size=8,7
    无免疫抑制、癌症史或高危。 => exclusions=none
    左肺下叶磨玻璃结节，6 mm × 5 mm，未见实性成分。 => side=left lobe=lower attenuation=groundGlass size=6,5
    右肺中叶未见实性结节。 =>
    免疫抑制：无。 =>
    右肺下叶实性结节，9 × 8 mm，边缘未见毛刺。 => side=right lobe=lower attenuation=solid size=9,8
    多发实性结节，最大者 7 × 6 mm，位于左肺上叶，无分叶。 => count=multiple attenuation=solid size=7,6 side=left lobe=upper
    右肺上叶磨玻璃结节已吸收。 =>
    左肺上叶实性结节由 6 mm 增大至 9 mm。 => side=left lobe=upper attenuation=solid size=9
    右肺上叶单发实性结节，7 × 7 mm，较前片无明显变化。 => side=right lobe=upper count=single attenuation=solid size=7,7
    右肺下叶小于 6 mm 的磨玻璃结节。 => side=right lobe=lower attenuation=groundGlass
    左肺下叶可能为磨玻璃结节。 =>
    不除外右肺中叶实性结节。 =>
    父亲有癌症史。 =>
    若结节增大，建议复查。 =>
    右肺上叶实性结节，10 × 9 mm，距胸膜 5 mm。 => side=right lobe=upper attenuation=solid size=10,9
    患者并非高危。 =>
    双肺未见结节，未见胸腔积液。 =>
    左肺上叶部分实性结节，14 × 12 mm，实性成分约 5 mm，无毛刺。 => side=left lobe=upper attenuation=partSolid size=14,12 solidComponent=5
    肺癌筛查。右肺中叶实性结节，6 × 6 mm，边缘光滑。 => exclusions=screening side=right lobe=middle attenuation=solid size=6,6 outline=smooth
    否认免疫抑制及癌症史。 => exclusions=none
    层厚 1 mm。左肺下叶实性结节，8 × 6 mm。 => side=left lobe=lower attenuation=solid size=8,6
    右肺下叶实性结节无变化，7 × 5 mm。 => side=right lobe=lower attenuation=solid size=7,5
    左肺舌叶非实性结节，9 × 8 mm，为磨玻璃密度。 => side=left lobe=lingula size=9,8 attenuation=groundGlass
    左肺上叶结节，9 × 8 mm，未见分叶及毛刺，实性。 => side=left lobe=upper size=9,8 attenuation=solid
    无吸烟史，非高危，62 岁。 => age=62
    右肺中叶磨玻璃结节，7 × 6 mm，较前未见增大。 => side=right lobe=middle attenuation=groundGlass size=7,6
    双肺未见明显实性、磨玻璃或部分实性结节。 =>
    右肺上叶实性结节约 6 mm 以下。 => side=right lobe=upper attenuation=solid
    患者未患癌症，无免疫抑制。 => exclusions=none
    左肺上叶实性结节，7 × 6 mm，无毛刺，无分叶，边缘光滑。 => side=left lobe=upper attenuation=solid size=7,6 outline=smooth
    患者 55 岁，否认癌症史，否认免疫抑制，低危。 => age=55 exclusions=none risk=low
    右肺下叶结节，8 × 7 mm，不是磨玻璃结节，为实性结节。 => side=right lobe=lower size=8,7 attenuation=solid
    母亲有癌症史，本人无癌症史及免疫抑制。 =>
    右肺中叶结节较前增大 2 mm，现 9 × 8 mm，实性。 => side=right lobe=middle size=9,8 attenuation=solid
    未见磨玻璃结节，右肺上叶实性结节，5 × 4 mm。 => side=right lobe=upper attenuation=solid size=5,4
    无免疫抑制，无癌症史，无高危因素。 => exclusions=none
    右肺上叶实性结节，6 × 5 mm，毛刺及分叶均不明显。 => side=right lobe=upper attenuation=solid size=6,5
    双肺无磨玻璃结节、实性结节或部分实性结节。 =>
    左肺下叶实性结节，8 × 7 mm，未见明显增大，边缘光滑。 => side=left lobe=lower attenuation=solid size=8,7 outline=smooth
    患者 50 岁，无癌症史、免疫抑制或高危因素。左肺上叶单发磨玻璃结节，7 × 6 mm，无变化。 => age=50 exclusions=none side=left lobe=upper count=single attenuation=groundGlass size=7,6
    毛刺：无。右肺下叶实性结节，8 × 8 mm。 => side=right lobe=lower attenuation=solid size=8,8
    右肺上叶实性结节，8 × 6 mm，不伴毛刺或分叶，边缘光滑。 => side=right lobe=upper attenuation=solid size=8,6 outline=smooth
  `,
}

const general = ['lymphNodes', 'age', 'exclusions', 'risk', 'count']

/** All sentences. */
export const dictatedSentences: DictatedSentence[] = Object.entries(sentences).flatMap(([key, table]) => {
  const [locale, template] = key.split(' ') as [DemoLocale, TemplateId]
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', facts = ''] = row.split('=>').map((part) => part.trim())
      const groups = facts.split('/').map((group) => group.trim().split(' ').filter(Boolean).map(readFact))
      const ofExamination = groups.flat().filter(([field]) => general.includes(field))
      const findings = groups.map((group) => Object.fromEntries(group.filter(([field]) => !general.includes(field))))
      return {
        ...{ locale, template, text },
        general: Object.fromEntries(ofExamination),
        findings: findings.filter((values) => Object.keys(values).length > 0),
      }
    })
})

function readFact(fact: string): [field: string, value: Values[string]] {
  const [field = '', value = ''] = fact.split('=')
  if (field === 'size') return [field, value.split(',').map(Number)]
  if (field === 'age' || field === 'solidComponent') return [field, Number(value)]
  return [field, field === 'foci' || field === 'exclusions' ? value.split(',') : value]
}
