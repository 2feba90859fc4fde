import { Button } from '#app/ui/button.tsx'
import { DeedForm } from '#app/routes/admin/deed-form.tsx'
import type { ScriptPreview } from './preview.server.ts'
import office from '#app/routes/admin/office.module.css'
import styles from './scripts.module.css'

type Props = { preview: ScriptPreview; typed: Record<string, string>; stood: string }

/** What a change would do, before it is done: what runs, which sources that opens, and the policy word for word. */
export function PreviewOf({ preview: { on, off, more, less, policy, code }, typed, stood }: Props) {
  const { intent = '', ...fields } = typed
  const isNothing = on.length + off.length === 0
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">Before it is done</h2>
      {isNothing ? <p>That changes nothing.</p> : null}
      <Listed title="Put on" items={on} />
      <Listed title="Taken off" items={off} />
      <Listed title="Browsers may then also" items={more} />
      <Listed title="And no longer" items={less} />
      {code ? <Unfolded title="The code as it will stand" code={code} /> : null}
      <Unfolded title="The whole policy public pages would be sent with" code={policy.replaceAll('; ', ';\n')} />
      {isNothing ? null : (
        <DeedForm intent={intent.replace('look-', '')} of={{ ...fields, stood }}>
          <Button look="go">Change it on every public page</Button>
        </DeedForm>
      )}
    </section>
  )
}

function Listed({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={`${office.findings} ${office.anywhere}`}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}

function Unfolded({ title, code }: { title: string; code: string }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre className={styles.code}>{code}</pre>
    </details>
  )
}
