import { forHowMany } from '#app/parts/booking/words.ts'
import party from '#app/routes/party/party-form.module.css'
import type { ChangeDraft } from '#web/contexts.ts'
import { ChangeFields } from './fields.tsx'
import { ChangeFrame } from './frame.tsx'
import type { ChangeableBooking } from './change.server.ts'
import type { BookingStanding } from '#app/routes/booking/opened.server.ts'
import styles from '#app/routes/booking/begin/new.module.css'

type Props = {
  standing: BookingStanding
  changeable: ChangeableBooking
  draft: ChangeDraft | undefined
  /** What stands above it. */
  above: React.ReactNode
}

/** Everything of a trip that may be otherwise, in one form. */
export function ChangeForm({ standing, changeable, draft, above }: Props) {
  const { journey, reference } = standing
  return (
    <ChangeFrame
      standing={standing}
      above={above}
      className={`${party.form} ${styles.form} ${styles.wide}`}
      note={`now, ${forHowMany(journey.party)}`}
    >
      <ChangeFields
        journey={journey}
        changeable={changeable}
        names={`/booking/${reference}/travellers`}
        draft={draft}
      />
    </ChangeFrame>
  )
}
