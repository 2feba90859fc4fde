import { useRouteLoaderData } from 'react-router'
import { Form } from '#app/ui/form.tsx'
import type { Picture } from '#domain/media/picture.ts'
import type { loader } from './layout.tsx'
import styles from './office.module.css'

/** What was typed into a form of the office that is shown again, and why; `meanwhile` says who saved first, and what the thing was before, where that is known. */
export type Kept =
  | {
      message: string
      typed: Record<string, string>
      faults: Record<string, string>
      meanwhile?: { was: object | undefined; who: string } | undefined
      /** Pictures to choose among, and which is chosen by now. */
      offered?: { pictures: readonly Picture[]; chosen?: string } | undefined
    }
  | undefined

/** What of a form that is shown again belongs to the one about these things. */
export function keptOf(kept: Kept, intent: string, about: Record<string, string> = {}): NonNullable<Kept> | undefined {
  const isMine = Object.entries({ intent, ...about }).every(([name, value]) => kept?.typed[name] === value)
  return isMine ? kept : undefined
}

type Props = React.ComponentProps<'form'> & {
  /** The deed it asks for. */
  intent: string
  /** What it is about, by the names of its fields. */
  of?: Record<string, string>
}

/** A form of the office: it says which deed it asks for, about what, and that it came from a page of ours. */
export function DeedForm({ intent, of = {}, className = styles.inline, children, ...form }: Props) {
  const csrfToken = useRouteLoaderData<typeof loader>('routes/admin/layout')?.csrfToken ?? ''
  const fields = Object.entries({ csrfToken, intent, ...of })
  return (
    <Form className={className} {...form}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
