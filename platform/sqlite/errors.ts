// The meaning of SQLite's errors (https://sqlite.org/rescode.html).

const CODES = { busy: 5, corrupt: 11, full: 13, notADatabase: 26 } as const;
/** An extended code has the primary one in its lowest byte. */
const PRIMARY = 0xff;

/** SQLite's own code, which an error does not keep on its way from one thread to another. */
export function errcodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  return "errcode" in error && typeof error.errcode === "number" ? error.errcode : undefined;
}

function primaryCodeOf(error: unknown): number | undefined {
  const code = errcodeOf(error);
  return code === undefined ? undefined : code & PRIMARY;
}

/** Another connection holds the file. */
export const isBusy = (error: unknown): boolean => primaryCodeOf(error) === CODES.busy;

/** True where the file is no sound database. */
export function isDamage(error: unknown): boolean {
  const code = primaryCodeOf(error);
  return code === CODES.corrupt || code === CODES.notADatabase;
}

/** An error of damage that SQLite does not see: in what a row holds. */
export function damageOf(message: string, cause: unknown): Error {
  return Object.assign(new Error(message, { cause }), { errcode: CODES.corrupt });
}

/** There is no room left on the disk, or for this user. */
export function isDiskFull(error: unknown): boolean {
  if (primaryCodeOf(error) === CODES.full) return true;
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT", "DISK_FULL"].includes(String(error.code));
}
