import { href } from 'react-router'
import { Views } from '#app/ui/views.tsx'

type Props = { id: string; number: number | undefined; here: 'phone' | 'desktop' }

/** The two widths a draft is previewed at, of the same revision. */
export function Widths({ id, number, here }: Props) {
  const of = number ? `?revision=${number}` : ''
  const views = [
    { name: 'Phone', to: href('/admin/packages/:id/preview/phone', { id }) + of, isHere: here === 'phone' },
    { name: 'Desktop', to: href('/admin/packages/:id/preview', { id }) + of, isHere: here === 'desktop' },
  ]
  return <Views label="Width of the preview" views={views} />
}

/** The revision an address asks for; none is the draft of now. */
export function numberIn({ searchParams }: URL): number | undefined {
  const asked = searchParams.get('revision') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined
}
