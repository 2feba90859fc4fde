import { Views } from '#app/ui/views.tsx'

type Props = {
  /** Where the preview is, as wide as a desktop. */
  at: string
  number?: number | undefined
  here: 'phone' | 'desktop'
}

/** The two widths a draft is previewed at, of the same revision. */
export function Widths({ at, number, here }: Props) {
  const of = number ? `?revision=${number}` : ''
  const views = [
    { name: 'Phone', to: `${at}/phone${of}`, isHere: here === 'phone' },
    { name: 'Desktop', to: at + of, isHere: here === 'desktop' },
  ]
  return <Views label="Width of the preview" views={views} />
}

/** The revision an address asks for; none is the draft of now. */
export function numberIn({ searchParams }: URL): number | undefined {
  const asked = searchParams.get('revision') ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined
}
