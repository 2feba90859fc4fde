import { PlainButton } from '#app/ui/plain-button.tsx'
import { MODE_FACTS } from './modes.ts'
import type { Mode } from './modes.ts'
import styles from './sign-in.module.css'

type Props = {
  mode: Mode
  /** Where the page leads to afterwards; without it this is the popup. */
  callbackUrl: string | undefined
  onChange: (mode: Mode) => void
}

/** The modes one may switch between: buttons in the popup, links on the page so that they work without JavaScript. */
export function ModeSwitch({ mode, callbackUrl, onChange }: Props) {
  const shown: Mode[] = mode === 'forgot' ? ['login', 'register', 'forgot'] : ['login', 'register']
  return (
    <fieldset className={styles.modes} aria-label="What you would like to do">
      {shown.map((each) => (
        <Switch key={each} to={each} isHere={each === mode} callbackUrl={callbackUrl} onChange={onChange} />
      ))}
    </fieldset>
  )
}

/** The way to a new password. */
export function ForgotSwitch({ callbackUrl, onChange }: Omit<Props, 'mode'>) {
  return (
    <div className={styles.forgot}>
      <Switch to="forgot" callbackUrl={callbackUrl} onChange={onChange} className="more" />
    </div>
  )
}

type SwitchProps = Omit<Props, 'mode'> & { to: Mode; isHere?: boolean; className?: string }

function Switch({ to, isHere, callbackUrl, onChange, className }: SwitchProps) {
  const { title } = MODE_FACTS[to]
  if (callbackUrl === undefined)
    return (
      <PlainButton type="button" className={className} aria-pressed={isHere} onClick={() => onChange(to)}>
        {title}
      </PlainButton>
    )
  return (
    <a
      className={className}
      href={`/signin?${new URLSearchParams({ mode: to, callbackUrl })}`}
      aria-current={isHere ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onChange(to)
      }}
    >
      {title}
    </a>
  )
}
