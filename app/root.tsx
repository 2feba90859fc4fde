import { Links, Meta, Outlet, Scripts, useMatches } from 'react-router'

export function Layout({ children }: { children: React.ReactNode }) {
  const isApp = useMatches().some((match) => (match.handle as { app?: boolean } | undefined)?.app)
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isApp ? <Scripts /> : null}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
