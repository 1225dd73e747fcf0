// The texts of the terms that come with the program, by their hashes: SHA-256 over the canonical JSON (RFC 8785) of the texts in all languages, as
// those of a version that admins publish. The public log has them (docs/log.md). A text that is changed is another version.
export const SHIPPED_TERMS: Readonly<Record<string, string>> = {
  "A01.2026-01-02": "tnBeNBZ74D9OUpxqja1zNjUQfbW-6jns8GAniszg894",
  "A02.2026-01-02": "Qmbbr7yjB520ZIanyW4SmipRUib7qBQqYZV-loOWE48",
  "B01.2026-09-01": "BpiBLmom3t7jdlSrYNxE8R64JufXQ4IAzWVmrTt5L_Q",
  "B01.2026-01-02": "AlVcx5DOelrI0U5wpEIQagxvdrwM2LmMmcapycUhLig",
  "B02.2026-01-02": "aJjx44bBASqNi45vtocEK_rkEK_sNMmXc9BMlsaKXXk",
  "R01.2026-01-02": "Gp9zBJsyj-YExD0lVOnnQUyYCF93d6sLCFFb1rSAYGQ",
  "R02.2026-01-02": "qQhxfNp2iT0j9W8pjxRmn60DE9-AMI6lRYLZcxGFJT8",
  "R03.2026-01-02": "ZDcudc7mp4ZUD24X7tAqH55x-18bJQUFUqtpaMZ7-rg",
};
