import { Button } from '#app/ui/button.tsx'
import type { ButtonLook } from '#app/ui/button.tsx'

type Props = {
  /** The field by which its form asks what a passkey is to sign. */
  asks: string
  /** The field that brings what it signed. */
  answer: string
  options: object | undefined
  look: ButtonLook
  children: React.ReactNode
}

/** A button of a form that its passkey answers in place of a code; there once the script runs, where the browser knows passkeys. */
export function PasskeyButton({ asks, answer, options, look, children }: Props) {
  return (
    <div data-passkey={asks} data-options={options && JSON.stringify(options)} hidden>
      <input type="hidden" name={answer} defaultValue="" />
      <Button look={look} type="button">
        {children}
      </Button>
      <p role="status" />
    </div>
  )
}
