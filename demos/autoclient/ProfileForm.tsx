import { useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '../shared/Checkbox.tsx'
import { NumberField } from '../shared/NumberField.tsx'
import parts from '../shared/parts.module.css'
import { TextField } from '../shared/TextField.tsx'
import styles from './Demo.module.css'
import { readCountry } from './engine/facts.ts'
import { type Profile, type RuleName, ruleNames } from './engine/score-lead.ts'
import { industries, signalTerms } from './engine/vocabulary.ts'
import type { Desk } from './use-desk.ts'
import { joinList, nameCountry } from './wording.ts'

/** The ideal customer: each rule with its wish, its points and its switch. */
export function ProfileForm({ desk: { profile, setProfile } }: { desk: Desk }) {
  const { i18n } = useLingui()
  const change = (part: Partial<Profile>) => setProfile({ ...profile, ...part })
  const questions: Record<RuleName, ReactNode> = {
    industry: <IndustryBoxes profile={profile} onChange={change} />,
    size: <SizeFields profile={profile} onChange={change} />,
    role: <p>{i18n.t('autoclient.profile.role')}</p>,
    place: <PlaceFields profile={profile} onChange={change} />,
    request: <Terms terms={signalTerms.request} />,
    manual: <Terms terms={signalTerms.manual} />,
    deadline: <Terms terms={signalTerms.deadline} />,
    supplier: <Terms terms={signalTerms.supplier} />,
  }
  return (
    <section className={styles.profile} aria-labelledby="profile-heading">
      <h2 id="profile-heading">{i18n.t('autoclient.profile.heading')}</h2>
      <p>{i18n.t('autoclient.profile.help')}</p>
      {ruleNames.map((rule) => (
        <RuleFields key={rule} rule={rule} profile={profile} onChange={change}>
          {questions[rule]}
        </RuleFields>
      ))}
    </section>
  )
}

type PartProps = { profile: Profile; onChange: (part: Partial<Profile>) => void }

function RuleFields({ rule, profile, onChange, children }: PartProps & { rule: RuleName; children: ReactNode }) {
  const { i18n } = useLingui()
  const { isOn, weight } = profile.rules[rule]
  const name = i18n.t(`autoclient.rule.${rule}`)
  const set = (part: Partial<Profile['rules'][RuleName]>) =>
    onChange({ rules: { ...profile.rules, [rule]: { isOn, weight, ...part } } })
  return (
    <div className={styles.rule}>
      <div className={styles.head}>
        <Checkbox label={name} checked={isOn} onChange={(checked) => set({ isOn: checked })} />
        <NumberField
          label={i18n.t('autoclient.profile.weight', { rule: name })}
          isLabelHidden
          value={weight}
          minimum={-50}
          maximum={50}
          onChange={(value) => set({ weight: value })}
        />
      </div>
      <details>
        <summary>
          {i18n.t('autoclient.profile.asks')} <span className="visually-hidden">{name}</span>
        </summary>
        {children}
      </details>
    </div>
  )
}

function IndustryBoxes({ profile, onChange }: PartProps) {
  const { i18n } = useLingui()
  return (
    <fieldset className={styles.boxes}>
      <legend className="visually-hidden">{i18n.t('autoclient.rule.industry')}</legend>
      {industries.map((industry) => (
        <Checkbox
          key={industry}
          label={i18n.t(`autoclient.industry.${industry}`)}
          checked={profile.industries.includes(industry)}
          onChange={(checked) =>
            onChange({
              industries: checked
                ? [...profile.industries, industry]
                : profile.industries.filter((other) => other !== industry),
            })
          }
        />
      ))}
    </fieldset>
  )
}

function SizeFields({ profile: { employees }, onChange }: PartProps) {
  const { i18n } = useLingui()
  return (
    <>
      <div className={parts.row}>
        <NumberField
          label={i18n.t('autoclient.profile.sizeFrom')}
          value={employees.from}
          minimum={1}
          maximum={100_000}
          onChange={(from) => onChange({ employees: { ...employees, from } })}
        />
        <NumberField
          label={i18n.t('autoclient.profile.sizeTo')}
          value={employees.to}
          minimum={1}
          maximum={100_000}
          onChange={(to) => onChange({ employees: { ...employees, to } })}
        />
      </div>
      <p>{i18n.t('autoclient.profile.size')}</p>
    </>
  )
}

function PlaceFields({ profile, onChange }: PartProps) {
  const { i18n } = useLingui()
  // Typed text stays as it is; the lists follow.
  const [countries, setCountries] = useState(() => profile.countries.map((code) => nameCountry(i18n, code)).join(', '))
  const [cities, setCities] = useState(profile.cities.join(', '))
  const unknown = splitList(countries).filter((name) => !readCountry(name))
  return (
    <>
      <TextField
        label={i18n.t('autoclient.profile.countries')}
        value={countries}
        onChange={(text) => {
          setCountries(text)
          onChange({ countries: splitList(text).flatMap((name) => readCountry(name) ?? []) })
        }}
      />
      {unknown.length > 0 && (
        <p role="status">{i18n.t('autoclient.profile.unknownCountries', { names: joinList(i18n, unknown) })}</p>
      )}
      <TextField
        label={i18n.t('autoclient.profile.cities')}
        value={cities}
        onChange={(text) => {
          setCities(text)
          onChange({ cities: splitList(text) })
        }}
      />
      <p>{i18n.t('autoclient.profile.place')}</p>
    </>
  )
}

function Terms({ terms }: { terms: string[] }) {
  const { i18n } = useLingui()
  return (
    <>
      <p>{i18n.t('autoclient.profile.terms')}</p>
      <p className={parts.quiet}>{terms.join(' · ')}</p>
    </>
  )
}

function splitList(text: string): string[] {
  return text
    .split(/[,;，、；]/)
    .map((item) => item.trim())
    .filter(Boolean)
}
