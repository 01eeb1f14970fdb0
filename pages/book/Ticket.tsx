import type { Step } from '../../model/kinds/line.ts'
import { Button } from '../ui/Button.tsx'
import { Fingerprint } from '../ui/Fingerprint.tsx'
import { Text } from '../ui/Text.tsx'
import type { BookData } from './load.ts'
import styles from './Ticket.module.css'

/** A request that was sent, in words; the time may be held until the mail is confirmed. */
export type Sent = { day: string; time: string; what: string; email: string; isHeld: boolean; steps: Step[] }

type TicketProps = { sent: Sent; words: BookData['words']; onCorrect: () => void }

export function Ticket({ sent: { day, time, what, email, isHeld, steps }, words, onCorrect }: TicketProps) {
  return (
    <div className={styles.ticket}>
      <p className={styles.when}>
        <span>{day}</span> <strong>{time}</strong>
      </p>
      <p>{what}</p>
      {!isHeld && <Text as="p" of={words.open} />}
      <p>
        <span translate="no">{email}</span> <Button onClick={onCorrect} of={words.wrongAddress} />
      </p>
      {steps.length > 0 && <Fingerprint data={{ steps, label: '' }} />}
    </div>
  )
}
