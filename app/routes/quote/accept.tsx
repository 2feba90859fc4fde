import { Button } from '#app/ui/button.tsx'
import { placesText } from '#app/parts/booking/words.ts'
import type { QuoteFound } from './quote.server.ts'

/** Holds the seats of the quote: a plain form, whose key makes it one booking however often it is sent. */
export function Accept({ found: { token, key, priced } }: { found: QuoteFound }) {
  return (
    <form method="post" action={`/q/${token}/accept`}>
      <input type="hidden" name="key" value={key} />
      <Button look="go">Accept, hold {placesText(priced)}</Button>
    </form>
  )
}
