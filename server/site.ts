export function createSite() {}
