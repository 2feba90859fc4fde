import { Around, useField } from './field.tsx'
import { joined } from './joined.ts'
import type { FieldWords } from './field.tsx'
import styles from './select.module.css'

type Option = { value: string | number; name: string; disabled?: boolean }
type Props = FieldWords &
  Omit<React.ComponentProps<'select'>, 'children'> & {
    options: readonly Option[]
    /** What stands first and chooses nothing. */
    none?: string
  }

/** One of several, where they are too many to lie open. */
export function Select({ options, none, ...props }: Props) {
  const { words, control } = useField(props)
  return (
    <Around words={words} id={control.id}>
      <select {...control} className={joined(control.className, styles.select)}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map(({ name, ...option }) => (
          <option key={option.value} {...option}>
            {name}
          </option>
        ))}
      </select>
    </Around>
  )
}
