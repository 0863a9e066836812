/** Path of a word's recording on the API's host: `content/media/words/<id>.mp3`, which may be missing. */
export const soundPath = (id: string): string => `/media/words/${id}.mp3`
