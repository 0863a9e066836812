const AREA = /[\\/]src[\\/]features[\\/]([\w-]+)[\\/]/

/** The area that a module belongs to, by its file; undefined where it belongs to none. */
export const areaOfModule = (file: string): string | undefined => AREA.exec(file)?.[1]
