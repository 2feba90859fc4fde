type Props = {
  shown: number
  /** How many there are. */
  of: number
  which?: 'first' | 'latest' | 'nearest'
  /** The way to the others. */
  children?: React.ReactNode
}

/** That a list ends before all there is, how many that are, and where the others stand; nothing where it holds them all. */
export function FirstOf({ shown, of, which = 'first', children }: Props) {
  if (of <= shown) return null
  return (
    <p className="soft">
      The {which} {shown.toLocaleString('en-IN')} of {of.toLocaleString('en-IN')}. {children}
    </p>
  )
}
