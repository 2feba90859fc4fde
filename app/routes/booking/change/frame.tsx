import page from '#app/parts/booking/booking-page.module.css'
import { Bill, PanelPart, TotalBar, TotalPanel } from '#app/parts/booking/total.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { formatPaise } from '#platform/money.ts'
import type { BookingStanding } from '#app/routes/booking/opened.server.ts'

type Props = {
  standing: BookingStanding
  /** What stands above it. */
  above: React.ReactNode
  className: string | undefined
  /** Beside the total as it is now. */
  note: string
  children: React.ReactNode
}

const FORM = 'change-form'

/** What a trip may be changed to, in one form, beside what it is and costs now. */
export function ChangeFrame({ standing: { journey, reference }, above, className, note, children }: Props) {
  const go = (
    <Button look="go" form={FORM}>
      See the difference
    </Button>
  )
  return (
    <>
      <div className={`wrap ${page.page}`}>
        {above}
        <div className={page.two}>
          <Form id={FORM} action={`/booking/${reference}/change`} className={className}>
            {children}
            <p>
              <a className={page.link} href={`/booking/${reference}`}>
                Leave it as it is
              </a>
            </p>
          </Form>
          <TotalPanel label="Your trip as it is">
            <PanelPart>
              <p className="label">As it is now</p>
              <Bill journey={{ ...journey, payments: [] }} />
              <p className="small soft">{journey.roomsText}</p>
              <div className={page.desk}>{go}</div>
            </PanelPart>
          </TotalPanel>
        </div>
      </div>
      <TotalBar label="What it costs now" figure={formatPaise(journey.totalPaise)} note={note}>
        {go}
      </TotalBar>
    </>
  )
}
