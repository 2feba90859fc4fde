import { SaidFirst } from '#app/routes/admin/said-first.tsx'

type Props = { payment: string; booking: string | null }

/** The way back from a line of the bank that was entered wrongly, and what it does. */
export function TakeBack({ payment, booking }: Props) {
  return (
    <SaidFirst
      intent="take-back"
      of={{ payment }}
      asks="Entered wrongly, and nothing sent back?"
      says="Taken back, it pays nobody, whoever was mailed of it is mailed that it was our slip, and its UTR can be entered again."
      does="Take the entry back"
      which={booking ?? 'no booking'}
    />
  )
}
