import type { ChangeDraft } from '#web/contexts.ts'
import { ChangeFrame } from './frame.tsx'
import { HireFields } from './hire-fields.tsx'
import type { ChangeableHire } from './hire.server.ts'
import type { BookingStanding } from '#app/routes/booking/opened.server.ts'
import form from '#app/routes/booking/party-form.module.css'

type Props = {
  standing: BookingStanding
  hire: ChangeableHire
  draft: ChangeDraft | undefined
  /** What stands above it. */
  above: React.ReactNode
}

/** What of a hire may be otherwise, in one form. */
export function ChangeHire({ standing, hire, draft, above }: Props) {
  const { journey, reference } = standing
  return (
    <ChangeFrame standing={standing} above={above} className={form.form} note="now">
      <HireFields journey={journey} hire={hire} pickup={`/booking/${reference}/travellers`} draft={draft} />
    </ChangeFrame>
  )
}
