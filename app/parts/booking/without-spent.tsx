import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { formatPaise } from '#platform/money.ts'
import type { Paise } from '#platform/money.ts'

type Props = {
  reference: string
  /** What it costs without it, as it stands in the words above. */
  paise: Paise
  back: '' | '/travellers' | '/review'
  /** What the button does: "Hold 2 seats again", "Go on". */
  does: string
}

/** The one way on for whoever may not use a coupon or an early bird any more: the same journey at its price without it. */
export function GoOnWithout({ reference, paise, back, does }: Props) {
  return (
    <Form action={`/booking/${reference}/without-coupon`}>
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="totalPaise" value={paise} />
      <Button look="go">
        {does} at {formatPaise(paise)}
      </Button>
    </Form>
  )
}
