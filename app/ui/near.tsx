type Props = {
  /** Width over height: its room until then. */
  ratio: number
  children: React.ReactNode
}

/** What need not be fetched or laid out before it comes near the window. Without JavaScript it stands there from the start. */
export function Near({ ratio, children }: Props) {
  return (
    <div data-near="" style={{ aspectRatio: ratio }}>
      <noscript>{children}</noscript>
    </div>
  )
}
