/** The style sheet of what stands on few pages. In its place and not in the head, where React would put it before the sheet that orders the layers. */
export function OwnSheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} />
}
