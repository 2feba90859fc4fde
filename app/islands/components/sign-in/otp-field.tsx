import styles from './otp-field.module.css'

const LENGTH = 6

type Props = {
  inputRef?: React.Ref<HTMLInputElement>
  /** Whoever types the code and presses Enter means the code, where the form around it is for more. */
  onEnter?: () => void
}

/** Six boxes that are one field: pasting, the phone's one-time-code suggestion and a screen reader all see a single text. */
export function OtpField({ inputRef, onEnter, ...tied }: Props & React.AriaAttributes) {
  return (
    <label className={styles.field}>
      6-digit OTP
      <span className={styles.boxes}>
        <input
          className={styles.digits}
          ref={inputRef}
          name="otp"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder="6-digit OTP"
          maxLength={LENGTH}
          onPaste={pasteDigits}
          onInput={dropGaps}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !onEnter) return
            event.preventDefault()
            onEnter()
          }}
          {...tied}
        />
      </span>
    </label>
  )
}

/** Out of "Your OTP is 123 456" the field takes the digits. */
function pasteDigits(event: React.ClipboardEvent<HTMLInputElement>): void {
  const digits = event.clipboardData.getData('text').replace(/\D/g, '')
  if (digits === '') return
  event.preventDefault()
  event.currentTarget.value = digits.slice(0, LENGTH)
}

/** Typed as it was sent, "123 456" would lose its last figure to the space. */
function dropGaps({ currentTarget: input }: React.FormEvent<HTMLInputElement>): void {
  const digits = input.value.replace(/[\s\p{Pd}]/gu, '')
  if (digits !== input.value) input.value = digits
}
