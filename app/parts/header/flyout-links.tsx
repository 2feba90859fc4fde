import type { MenuLink } from '#app/shell.ts'

/** The links of a flyout, each with its second line where it has one. */
export function FlyoutLinks({ links, className }: { links: readonly MenuLink[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ name, path, line }) => (
        <li key={path}>
          <a href={path}>
            {name}
            {line ? <small>{line}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
