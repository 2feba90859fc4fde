type Props = { id: string; title: string; more?: { href: string; text: string }; children?: React.ReactNode }

/** The heading of a section, what it is in a sentence, and the way to all of it. */
export function Head({ id, title, more, children }: Props) {
  return (
    <div className="head">
      <div>
        <h2 id={id}>{title}</h2>
        {children ? <p>{children}</p> : null}
      </div>
      {more ? (
        <a className="more" href={more.href}>
          {more.text}
        </a>
      ) : null}
    </div>
  )
}
