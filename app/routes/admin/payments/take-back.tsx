import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'

type Props = { payment: string; booking: string | null }

/** The way back from a line of the bank that was entered wrongly, and what it does. */
export function TakeBack({ payment, booking }: Props) {
  return (
    <DeedForm intent="take-back" of={{ payment }}>
      <p className="small soft">
        Entered wrongly, and nothing sent back? Taken back, it pays nobody, whoever was mailed of it is mailed that it
        was our slip, and its UTR can be entered again.
      </p>
      <Button>
        Take the entry back<span className="vh"> of {booking ?? 'no booking'}</span>
      </Button>
    </DeedForm>
  )
}
