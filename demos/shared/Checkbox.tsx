import parts from './parts.module.css'

type CheckboxProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

export function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className={parts.choice}>
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {label}
    </label>
  )
}
