import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { DeedForm, keptOf } from '#app/routes/admin/deed-form.tsx'
import type { KeptForm } from '#app/routes/admin/deed-form.tsx'
import type { OpenedEnquiry } from './opened.server.ts'
import { standing } from './words.ts'
import office from '#app/routes/admin/office.module.css'

/** Who answers it: taken with one press, or given to a colleague. */
export function Whose({ found: { enquiry, colleagues, me }, kept }: { found: OpenedEnquiry; kept: KeptForm }) {
  const { assigneeId } = enquiry
  const mine = keptOf(kept, 'assign')
  const who = assigneeId === me ? 'You answer it.' : nameText(colleagues.find(({ id }) => id === assigneeId)?.name)
  return (
    <section aria-labelledby="whose">
      <h2 id="whose">Who answers it</h2>
      <p>{assigneeId === null ? 'Nobody yet.' : who}</p>
      <div className={office.deeds}>
        {assigneeId === me ? null : (
          <DeedForm intent="assign" of={{ ...standing(enquiry), to: me }}>
            <Button look="line">Take it</Button>
          </DeedForm>
        )}
        <DeedForm intent="assign" of={standing(enquiry)}>
          <Select
            id="to"
            name="to"
            label="Give it to"
            none="nobody"
            options={colleagues.map(({ id, name }) => ({ value: id, name }))}
            defaultValue={mine?.typed['to'] ?? assigneeId ?? ''}
            fault={mine?.faults['to']}
          />
          <Button look="line">Give</Button>
        </DeedForm>
      </div>
    </section>
  )
}

function nameText(name: string | undefined): string {
  return name === undefined ? 'Somebody who has left answers it.' : `${name} answers it.`
}
