/** Where the recording of a word lies on the API's host: `content/media/words/<id>.mp3`, which may be missing. */
export const soundPath = (id: string): string => `/media/words/${id}.mp3`
