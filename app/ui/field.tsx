import { useId } from 'react'
import { Fault } from './fault.tsx'
import { joined } from './joined.ts'
import styles from './field.module.css'

/** What stands around a control. */
export type FieldWords = {
  label: React.ReactNode
  /** What helps to fill it in. */
  help?: React.ReactNode
  /** What is amiss, if anything is. */
  fault?: string | undefined
  /** Whether the fault is read out when it appears, and its control has the focus: where no message of the whole form is. */
  said?: boolean | undefined
  /** Of the box around all of it. */
  className?: string | undefined
  /** Of the control itself, where the page has it look otherwise. */
  controlClass?: string | undefined
}

type Control = Pick<React.AriaAttributes, 'aria-invalid' | 'aria-describedby'> & { id?: string | undefined }

/**
 * A field: its label above, its help and its fault below. Without an `id` it gets one; what a region shows again, or a test looks for,
 * needs one that stays. `before` stands in one row with the input.
 */
export function Field({ before, ...props }: FieldWords & { before?: React.ReactNode } & React.ComponentProps<'input'>) {
  const { words, control } = useField(props)
  const input = <input {...control} />
  return (
    <Around words={words} id={control.id}>
      {before === undefined ? (
        input
      ) : (
        <div className={styles.row}>
          {before}
          {input}
        </div>
      )}
    </Around>
  )
}

/** A field for more than a line. */
export function LongField(props: FieldWords & React.ComponentProps<'textarea'>) {
  const { words, control } = useField(props)
  return (
    <Around words={words} id={control.id}>
      <textarea {...control} />
    </Around>
  )
}

/** Label, help and fault around any control that was given the same id. */
export function Around({
  words: { label, help, fault, said, className },
  id,
  children,
}: {
  words: FieldWords
  id: string
  children: React.ReactNode
}) {
  return (
    <div className={joined(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children}
      {help ? (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      ) : null}
      <Fault id={`${id}-fault`} said={said}>
        {fault}
      </Fault>
    </div>
  )
}

/** Parts the words around a control from the control, and ties it to them, and to whatever it was tied to before. */
export function useField<Props extends FieldWords & Control>({
  label,
  help,
  fault,
  said,
  className,
  controlClass,
  ...control
}: Props) {
  const made = useId()
  const id = control.id ?? made
  const says = joined(help ? `${id}-help` : '', fault ? `${id}-fault` : '', control['aria-describedby'])
  return {
    words: { label, help, fault, said, className },
    control: {
      ...control,
      id,
      ...(fault && said ? { autoFocus: true } : {}),
      className: joined(styles.control, controlClass),
      'aria-invalid': fault ? true : control['aria-invalid'],
      'aria-describedby': says || undefined,
    },
  }
}
