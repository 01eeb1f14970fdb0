import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { NumberField } from '../../shared/NumberField.tsx'
import { SelectField } from '../../shared/SelectField.tsx'
import { type Operand, type OperandKind, operandKinds } from '../engine/operands.ts'
import { type Condition, type Rule, relations } from '../engine/rules.ts'
import styles from './panels.module.css'

type RuleEditorProps = { rule: Rule; onChange: (rule: Rule) => void }

const allKinds = Object.keys(operandKinds) as OperandKind[]
/** A fixed level and a stop can only be compared with; a stop exists only while a position is open. */
const leftKinds = allKinds.filter((kind) => kind !== 'level' && kind !== 'atrStop')
const kindsToBuy = allKinds.filter((kind) => kind !== 'atrStop')

/** Lets the visitor write a rule of their own: when to buy, when to sell. */
export function RuleEditor({ rule, onChange }: RuleEditorProps) {
  const { i18n } = useLingui()
  return (
    <>
      <ConditionEditor
        legend={i18n.t('cryptoagent.rule.buy')}
        condition={rule.buy}
        rightKinds={kindsToBuy}
        onChange={(buy) => onChange({ ...rule, buy })}
      />
      <ConditionEditor
        legend={i18n.t('cryptoagent.rule.sell')}
        condition={rule.sell}
        rightKinds={allKinds}
        onChange={(sell) => onChange({ ...rule, sell })}
      />
    </>
  )
}

type ConditionEditorProps = {
  legend: string
  condition: Condition
  rightKinds: readonly OperandKind[]
  onChange: (condition: Condition) => void
}

function ConditionEditor({ legend, condition, rightKinds, onChange }: ConditionEditorProps) {
  const { i18n } = useLingui()
  return (
    <fieldset className={styles.condition}>
      <legend>{legend}</legend>
      <OperandEditor
        label={i18n.t('cryptoagent.rule.left')}
        kinds={leftKinds}
        operand={condition.left}
        onChange={(left) => onChange({ ...condition, left })}
      />
      <SelectField
        label={i18n.t('cryptoagent.rule.relation')}
        isLabelHidden
        options={relations.map((relation) => ({ value: relation, label: i18n.t(`cryptoagent.relation.${relation}`) }))}
        value={condition.relation}
        onChange={(relation) => onChange({ ...condition, relation })}
      />
      <OperandEditor
        label={i18n.t('cryptoagent.rule.right')}
        kinds={rightKinds}
        operand={condition.right}
        onChange={(right) => onChange({ ...condition, right })}
      />
    </fieldset>
  )
}

type OperandEditorProps = {
  label: string
  kinds: readonly OperandKind[]
  operand: Operand
  onChange: (operand: Operand) => void
}

function OperandEditor({ label, kinds, operand, onChange }: OperandEditorProps) {
  const { i18n } = useLingui()
  const range = operandKinds[operand.kind]
  return (
    <div className={styles.operand}>
      <SelectField
        label={label}
        isLabelHidden
        options={kinds.map((kind) => ({ value: kind, label: i18n.t(`cryptoagent.operand.${kind}`) }))}
        value={operand.kind}
        onChange={(kind) => onChange({ kind, value: operandKinds[kind]?.default ?? 0 })}
      />
      {range && (
        <NumberField
          key={operand.kind}
          label={describeValue(i18n, operand.kind)}
          value={operand.value}
          minimum={range.minimum}
          maximum={range.maximum}
          step={range.step}
          onChange={(value) => onChange({ ...operand, value })}
        />
      )}
    </div>
  )
}

function describeValue(i18n: I18n, kind: OperandKind): string {
  if (kind === 'level') return i18n.t('cryptoagent.rule.level')
  if (kind === 'atrStop') return i18n.t('cryptoagent.rule.ranges')
  return i18n.t('cryptoagent.rule.candles')
}
