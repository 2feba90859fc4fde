import { useRouteLoaderData } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import type { Picture } from '#domain/media/picture.ts'
import type { loader } from './layout.tsx'
import styles from './office.module.css'

/** What was typed into a form of the office that is shown again, and why; `meanwhile` says who saved first, and what the thing was before, where that is known. */
export type KeptForm =
  | {
      message: string
      typed: Record<string, string>
      faults: Record<string, string>
      meanwhile?: { was: object | undefined; who: string } | undefined
      /** A secret that was made and is shown this once. */
      once?: string | undefined
      /** Pictures to choose among, which is chosen by now, and those that may be put into a text. */
      offered?: { pictures: readonly Picture[]; chosen?: string; forText?: readonly Picture[] } | undefined
    }
  | undefined

/** What of a form that is shown again belongs to the one about these things. */
export function keptOf(
  kept: KeptForm,
  intent: string,
  about: Record<string, string> = {},
): NonNullable<KeptForm> | undefined {
  const isMine = Object.entries({ intent, ...about }).every(([name, value]) => kept?.typed[name] === value)
  return isMine ? kept : undefined
}

type Props = React.ComponentProps<'form'> & {
  /** The deed it asks for. */
  intent: string
  /** What it is about, by the names of its fields. */
  of?: Record<string, string>
  /** What is typed is kept on the device until it is saved, under this name of the page's own. Never of a form that holds a secret or anything of a person. */
  keeps?: string
}

/** A form of the office: it says which deed it asks for, about what, and that it came from a page of ours. */
export function DeedForm({ intent, of = {}, keeps, className = styles.inline, children, ...form }: Props) {
  const office = useRouteLoaderData<typeof loader>('routes/admin/layout')
  const fields = Object.entries({ ...fieldsOfPage(office), intent, ...of })
  return (
    <Form className={className} {...form} data-keeps={keeps}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {keeps ? <KeptNote /> : null}
      {keeps ? <WritingHere /> : null}
      {children}
    </Form>
  )
}

type Page = Pick<Awaited<ReturnType<typeof loader>>, 'csrfToken' | 'person'> | undefined

/** What tells a form of a page of ours, and who was shown it. */
export function fieldsOfPage(office: Page) {
  return { csrfToken: office?.csrfToken ?? '', 'proof-by': office?.person.id ?? '' }
}

/** Filled by scripts with who else has the thing of the page open to write on it. */
export function WritingHere() {
  return <p className="small soft" data-writing-here="" hidden role="status" />
}

/** Shown by scripts where something was typed on this device and not saved. */
function KeptNote() {
  return (
    <div className={styles.kept} data-kept="" hidden role="status">
      <p>
        You had typed this on <b data-kept-at="" />, and not saved it.
      </p>
      <Button type="button" data-kept-take="">
        Take it up again
      </Button>
      <Button type="button" look="bare" data-kept-leave="">
        Leave it
      </Button>
    </div>
  )
}
