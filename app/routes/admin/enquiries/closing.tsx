import { Button } from '#app/ui/button.tsx'
import { LongField } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import { LONGEST_NOTE } from '#domain/leads/desk/enquiry/deed.ts'
import { LOST_REASONS, MOVES } from '#domain/leads/lead.ts'
import type { Enquiry } from './opened.server.ts'
import { REASONS, standing } from './words.ts'
import office from '#app/routes/admin/office.module.css'

type Props = { enquiry: Enquiry; kept: KeptForm }

const DEEDS = [
  { to: 'won', name: 'Won' },
  { to: 'spam', name: 'It is spam' },
  { to: 'new', name: 'Not spam' },
] as const

/** How it goes on: answered, won, lost with a reason, opened again. All of it can be taken back. */
export function Closing({ enquiry, kept }: Props) {
  const { state } = enquiry
  const steps = MOVES[state]
  if (steps.length === 0) return null
  const isOver = state === 'won' || state === 'lost'
  return (
    <section aria-labelledby="goes-on">
      <h2 id="goes-on">How it goes on</h2>
      <div className={office.row}>
        {steps.includes('contacted') && state !== 'quoted' ? (
          <Step enquiry={enquiry} to="contacted" name={isOver ? 'Open it again' : 'Answered'} />
        ) : null}
        {DEEDS.filter(({ to }) => steps.includes(to) && !(to === 'won' && state === 'lost')).map(({ to, name }) => (
          <Step key={to} enquiry={enquiry} to={to} name={name} />
        ))}
      </div>
      {steps.includes('lost') ? <Lost enquiry={enquiry} kept={kept} /> : null}
    </section>
  )
}

function Step({ enquiry, to, name }: { enquiry: Enquiry; to: string; name: string }) {
  return (
    <DeedForm intent="move" of={{ ...standing(enquiry), to }}>
      <Button look="line">{name}</Button>
    </DeedForm>
  )
}

function Lost({ enquiry, kept }: Props) {
  const mine = keptOf(kept, 'move', { to: 'lost' })
  return (
    <details open={Boolean(mine)}>
      <summary>Lost…</summary>
      <DeedForm intent="move" of={{ ...standing(enquiry), to: 'lost' }} className={office.column}>
        <Select
          id="reason"
          name="reason"
          label="Why"
          none="Choose a reason"
          options={LOST_REASONS.map((value) => ({ value, name: REASONS[value] }))}
          defaultValue={mine?.typed['reason'] ?? ''}
          fault={mine?.faults['reason']}
        />
        <LongField
          id="lost-note"
          name="note"
          label="In their words"
          rows={2}
          maxLength={LONGEST_NOTE}
          defaultValue={mine?.typed['note'] ?? ''}
          fault={mine?.faults['note']}
        />
        <Button look="ink">Close as lost</Button>
      </DeedForm>
    </details>
  )
}
