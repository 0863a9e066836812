/** Calls and buttons that WeChat lets through only when the privacy guideline names them and the user has agreed. */
export const PRIVACY_GATED_CALLS: ReadonlySet<string> = new Set(
  `getUserInfo getUserProfile getLocation getFuzzyLocation startLocationUpdate startLocationUpdateBackground
chooseLocation choosePoi chooseAddress chooseInvoiceTitle chooseInvoice getWeRunData chooseLicensePlate chooseImage
chooseMedia chooseVideo chooseMessageFile startRecord getRecorderManager joinVoIPChat createVKSession
createCameraContext openBluetoothAdapter createBLEPeripheralServer saveImageToPhotosAlbum saveVideoToPhotosAlbum
addPhoneContact addPhoneRepeatCalendar addPhoneCalendar startAccelerometer startCompass startDeviceMotionListening
startGyroscope setClipboardData getClipboardData`.split(/\s+/),
)

/** `open-type` values of a button that are gated. */
export const PRIVACY_GATED_BUTTONS: ReadonlySet<string> = new Set([
  'getPhoneNumber',
  'getRealtimePhoneNumber',
  'chooseAvatar',
  'userInfo',
])
