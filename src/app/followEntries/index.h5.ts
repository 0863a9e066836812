/** On H5 every entry is a new page, whose address is settled before it is mounted. */
export const followEntries = async (): Promise<void> => undefined
