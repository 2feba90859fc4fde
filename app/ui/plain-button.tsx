import { joined } from './joined.ts'

/** A button that looks like what it stands in, as the page lays it out: an icon, a picture, a word of a line. All others are a `Button`. */
export function PlainButton({ className, ...button }: React.ComponentProps<'button'>) {
  return <button {...button} className={joined('plain', className)} />
}
