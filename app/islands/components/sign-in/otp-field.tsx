import styles from './otp-field.module.css'

const LENGTH = 6

/** Six boxes that are one field: pasting, the phone's one-time-code suggestion and a screen reader all see a single text. */
export function OtpField({ inputRef, ...tied }: { inputRef?: React.Ref<HTMLInputElement> } & React.AriaAttributes) {
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
