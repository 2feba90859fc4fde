import { Field } from '#app/ui/field.tsx'

/** Six digits, and what parts them where they were copied from: a field of six would cut "123 456". */
const LONGEST = 16

type Props = Pick<React.ComponentProps<typeof Field>, 'id' | 'help' | 'fault' | 'controlClass'>

/** Where a one-time code is typed on a page that needs no script. */
export function OtpField(props: Props) {
  return (
    <Field
      {...props}
      label="OTP"
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={LONGEST}
      required
      said
    />
  )
}
