export function startServer() {}
