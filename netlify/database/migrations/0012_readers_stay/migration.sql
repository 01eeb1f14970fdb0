-- After its time a mail of an issue loses its reader and stays, so that an issue is counted by its mails for ever. A landed migration is
-- never changed.
alter table newsletter_issue drop column counts;
